import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sellerId, shopId } from "../columns";
import { keptByTenant, ofTenant } from "../shops/tenants";
import { orders } from "./orders";

/**
 * The words an order is found by, kept by triggers as its order, lines and parcels change (rule orders-24).
 * `created_at` repeats the order's, so that the newest are read without it.
 */
export const orderTexts = pgTable(
  "order_texts",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    shopId: shopId(),
    sellerId: sellerId(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Distinct words with a space around each. */
    words: text("words").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId] }),
    index("order_texts_created").on(t.tenantId, t.createdAt, t.orderId),
    // What waits for the index is read word by word, so little may wait.
    index("order_texts_words")
      .using("gin", sql`order_lexemes(tenant_id, words)`)
      .with({ gin_pending_list_limit: 256 }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
      "cascade",
    ),
  ],
);

/**
 * Tenants whose older orders have no words yet: those placed before a moment. A job gives them theirs, the
 * newest first, and removes the row when it is done.
 */
export const orderTextFills = pgTable("order_text_fills", {
  tenantId: ofTenant().primaryKey(),
  before: timestamp("before", { withTimezone: true }).notNull(),
});
