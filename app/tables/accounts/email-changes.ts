import { foreignKey, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { countedId, countedRef, createdAt, tenantId } from "../columns";
import { customers } from "./customers";

/**
 * A customer's request for another e-mail. It is done when both mailboxes, the old and the new, have
 * confirmed it.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    tenantId: tenantId(),
    id: countedId(),
    customerId: countedRef("customer_id").notNull(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    oldConfirmedAt: timestamp("old_confirmed_at", { withTimezone: true }),
    newConfirmedAt: timestamp("new_confirmed_at", { withTimezone: true }),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("email_changes_customer").on(t.tenantId, t.customerId),
    index("email_changes_expiry").on(t.tenantId, t.expiresAt),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
