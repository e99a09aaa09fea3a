import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../accounts/customers";
import { products } from "../catalogue/catalogue";
import { countedRef, createdAt, shopId } from "../columns";
import { namesShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * Requests for a mail when a sold-out product or variation can be bought again (docs/rules/stock-notices.md).
 * One that was mailed stays until it is asked for again, with a new id.
 */
export const stockNotices = pgTable(
  "stock_notices",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    productId: countedRef("product_id").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    /** Null for a guest. */
    customerId: countedRef("customer_id"),
    /** Null until a guest pressed the button behind the link. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    /** When the mail left; null while the notice waits. */
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("stock_notices_once").on(t.tenantId, t.shopId, t.productId, t.email),
    index("stock_notices_customer").on(t.tenantId, t.customerId),
    namesShop(t),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
