import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PayoutAccount } from "../../models/payments/payout-account";
import type { PayoutState } from "../../models/payments/payout-state";
import { amountMinor, createdAt, label, sellerId, updatedAt } from "../columns";
import { keptByTenant, namesSeller } from "../shops/tenants";

/**
 * What sellers are paid (docs/rules/payouts.md). The lines of a payout are the entries of its movement in the
 * ledger, whose key is `payout:` and its id. `account` is a copy: where it went to stays known when the
 * seller changes it.
 */
export const payouts = pgTable(
  "payouts",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    /** Names it in statements, bank files and at the provider. */
    reference: text("reference").notNull(),
    sellerId: sellerId(),
    state: text("state").$type<PayoutState>().notNull(),
    amountMinor: amountMinor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    account: jsonb("account").$type<PayoutAccount>().notNull(),
    /** The payout day, up to whose beginning orders count. */
    until: timestamp("until", { withTimezone: true }).notNull(),
    /** The bank file it is in; null before, and for a provider's transfers. */
    file: text("file"),
    /** When the provider was first asked; null before. */
    askedAt: timestamp("asked_at", { withTimezone: true }),
    /** How often the provider said that it must be asked again later (rule payouts-8). */
    tries: integer("tries").notNull().default(0),
    /** The provider's name for the transfer. */
    providerReference: text("provider_reference"),
    /** Why it failed, or waits. */
    failure: label("failure"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("payouts_reference").on(t.tenantId, t.reference),
    uniqueIndex("payouts_day").on(t.tenantId, t.sellerId, t.until),
    index("payouts_state").on(t.tenantId, t.state),
    index("payouts_file").on(t.tenantId, t.file),
    namesSeller(t),
  ],
);
