import { foreignKey, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { SocialProvider } from "../../models/platform/sign-in/social-provider";
import { countedRef, createdAt, tenantId } from "../columns";
import { customers } from "./customers";

/**
 * The services a customer signs in with. `subject` is the service's id of the person; `email` what it called
 * theirs then.
 */
export const customerIdentities = pgTable(
  "customer_identities",
  {
    tenantId: tenantId(),
    provider: text("provider").$type<SocialProvider>().notNull(),
    subject: text("subject").notNull(),
    customerId: countedRef("customer_id").notNull(),
    email: text("email"),
    createdAt: createdAt(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.provider, t.subject] }),
    uniqueIndex("customer_identities_customer").on(t.tenantId, t.customerId, t.provider),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
