import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Paper } from "../../models/platform/paper/paper";
import { sellerId, shopId } from "../columns";
import { namesShop } from "../shops/shops";
import { keptByTenant, namesSeller } from "../shops/tenants";
import { orders } from "./orders";

/**
 * Invoices that an edit of their order took the place of (rule orders-27), as they were issued: a credit note
 * takes all of one back, and the order has another. They never change.
 */
export const formerInvoices = pgTable(
  "former_invoices",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    sellerId: sellerId(),
    number: text("number").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    /** What it says, in the language of its order. */
    paper: jsonb("paper").$type<Paper>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    uniqueIndex("former_invoices_number").on(t.tenantId, t.shopId, t.number),
    index("former_invoices_issued").on(t.tenantId, t.shopId, t.issuedAt, t.id),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    namesShop(t),
    namesSeller(t),
  ],
);
