import { foreignKey, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { countedRef, createdAt, tenantId } from "../columns";
import { customers } from "./customers";

/**
 * Links that let a customer choose a new password. `tokenHash` is the SHA-256 of the token in the link; using
 * one removes all of the customer's (rule accounts-9).
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    tenantId: tenantId(),
    tokenHash: text("token_hash").notNull(),
    customerId: countedRef("customer_id").notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    index("password_resets_customer").on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
