import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { createdAt, shopId } from "../columns";
import { orders } from "../orders/orders";
import { namesShop } from "../shops/shops";
import { keptByTenant } from "../shops/tenants";

/** Which discounts an order used; a cancelled order gives its uses back. `buyer` is the order's e-mail. */
export const discountUses = pgTable(
  "discount_uses",
  {
    tenantId: keptByTenant(),
    shopId: shopId(),
    discountId: text("discount_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** Orders placed together use it once. */
    groupId: uuid("group_id").notNull(),
    /** The code the shopper entered; null for an automatic discount. */
    code: text("code"),
    buyer: text("buyer").notNull(),
    /** When a cancelled order gave it back; null while it counts. */
    releasedAt: timestamp("released_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.discountId] }),
    index("discount_uses_discount").on(t.tenantId, t.shopId, t.discountId),
    namesShop(t),
    foreignKey({
      columns: [t.tenantId, t.groupId, t.orderId],
      foreignColumns: [orders.tenantId, orders.groupId, orders.id],
    }),
  ],
);
