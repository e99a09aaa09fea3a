import { foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "../accounts/customers";
import { countedRef, createdAt, label, shopId } from "../columns";
import { namesShop } from "../shops/shops";
import { keptByTenant } from "../shops/tenants";

/**
 * What a customer's later payments are charged to (rule payment-16). `token` and `account` are the provider's
 * names for it and for the customer; they never leave the server.
 */
export const storedMethods = pgTable(
  "stored_methods",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    /** The provider knows it by the credentials of this shop. */
    shopId: shopId(),
    customerId: countedRef("customer_id").notNull(),
    provider: text("provider").notNull(),
    token: text("token").notNull(),
    account: label("account"),
    /** 'Visa ending in 4242'. */
    title: text("title").notNull(),
    /** Last month it is valid, 'YYYY-MM'; empty for what does not expire. */
    expiresIn: label("expires_in"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("stored_methods_token").on(t.tenantId, t.shopId, t.customerId, t.provider, t.token),
    namesShop(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
