import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ReviewState } from "../../models/conversations/review-state";
import { customers } from "../accounts/customers";
import { countedId, countedRef, createdAt, label, sellerId, updatedAt } from "../columns";
import { orders } from "../orders/orders";
import { namesSeller, ofTenant } from "../shops/tenants";

/**
 * Reviews of sellers, one an order at most (rule seller-reviews-1). `customerId` is null for a guest, whose
 * e-mail is kept, and for a review from the marketplace's folder, which has a code instead of an order.
 */
export const sellerReviews = pgTable(
  "seller_reviews",
  {
    tenantId: ofTenant(),
    id: countedId(),
    sellerId: sellerId(),
    orderId: uuid("order_id"),
    /** Names it in the marketplace's folder, which may change and remove it; null for a shopper's. */
    folderCode: text("folder_code"),
    customerId: countedRef("customer_id"),
    guestEmail: label("guest_email"),
    displayName: text("display_name").notNull(),
    /** 1 to 5. */
    star: integer("star").notNull(),
    content: text("content").notNull(),
    status: text("status").$type<ReviewState>().notNull().default("pending"),
    reasonRejected: label("reason_rejected"),
    /** The seller's reply; empty for none. */
    reply: label("reply"),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("seller_reviews_order").on(t.tenantId, t.orderId),
    uniqueIndex("seller_reviews_code").on(t.tenantId, t.folderCode),
    index("seller_reviews_seller").on(t.tenantId, t.sellerId, t.status, t.writtenAt),
    index("seller_reviews_status").on(t.tenantId, t.status, t.writtenAt),
    index("seller_reviews_name").on(t.tenantId, sql`lower(${t.displayName})`),
    index("seller_reviews_customer").on(t.tenantId, t.customerId),
    check("seller_reviews_star", sql`${t.star} between 1 and 5`),
    check("seller_reviews_source", sql`num_nonnulls(${t.orderId}, ${t.folderCode}) = 1`),
    namesSeller(t),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
