import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { createdAt, shopId } from "./columns";
import { customers } from "./customers";

/**
 * Links that let a customer choose a new password. `tokenHash` is the SHA-256 of the token in the link; using one
 * removes all of the customer's (decisions, "Accounts and people": single-use, expiring).
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    shopId: shopId(),
    tokenHash: text("token_hash").notNull(),
    customerId: integer("customer_id").notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    index("password_resets_customer").on(t.shopId, t.customerId),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete("cascade"),
  ],
);
