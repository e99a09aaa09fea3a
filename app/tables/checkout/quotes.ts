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
import type { QuoteStatus } from "../../models/checkout/quote-state";
import { countedRef, createdAt, label, sellerId, shopId, updatedAt } from "../columns";
import { orders } from "../orders/orders";
import { namesShop } from "../shops/shops";
import { keptByTenant, namesSeller } from "../shops/tenants";

/**
 * Carts that shoppers sent to be priced (docs/rules/quotes.md). The cart belongs to the quote from then on
 * and no session holds it; its lines carry the quoted prices. It is gone once the quote was ordered or
 * nothing happened for 30 days.
 */
export const quotes = pgTable(
  "quotes",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    sellerId: sellerId(),
    number: text("number").notNull(),
    cartId: uuid("cart_id").notNull(),
    customerId: countedRef("customer_id"),
    sessionHash: text("session_hash"),
    email: text("email").notNull(),
    /** What the shopper wrote. */
    note: label("note"),
    /** What the shop answered. */
    answer: label("answer"),
    status: text("status").$type<QuoteStatus>().notNull(),
    validUntil: timestamp("valid_until", { withTimezone: true }),
    orderId: uuid("order_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("quotes_number").on(t.tenantId, t.shopId, t.number),
    uniqueIndex("quotes_cart").on(t.tenantId, t.cartId),
    index("quotes_order").on(t.tenantId, t.orderId),
    namesShop(t),
    namesSeller(t),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
