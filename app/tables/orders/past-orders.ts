import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PastOrder } from "../../models/orders/past/past-order";
import { createdAt, shopId } from "../columns";
import { namesShop } from "../shops/shops";
import { keptByTenant } from "../shops/tenants";

/**
 * Orders of an earlier shop, for reading alone: no payment, stock, ledger, number or report knows them (rule
 * imports-5).
 */
export const pastOrders = pgTable(
  "past_orders",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    number: text("number").notNull(),
    email: text("email").notNull(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
    content: jsonb("content").$type<PastOrder>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("past_orders_number").on(t.tenantId, t.shopId, t.number),
    index("past_orders_email").on(t.tenantId, t.email, t.placedAt),
    index("past_orders_placed").on(t.tenantId, t.shopId, t.placedAt),
    namesShop(t),
  ],
);
