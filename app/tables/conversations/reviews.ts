import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ReviewState } from "../../models/conversations/review-state";
import type { ProductImage } from "../../models/platform/media/product-record";
import { customers } from "../accounts/customers";
import { products } from "../catalogue/catalogue";
import { countedId, countedRef, createdAt, label, updatedAt } from "../columns";
import { ofTenant } from "../shops/tenants";

/**
 * Reviews of products, which all shops of a tenant show. A review of a variation names the variation.
 * `customerId` is null for a guest, whose e-mail is kept, and for a review from the shop's folder (rule
 * reviews-1).
 */
export const reviews = pgTable(
  "reviews",
  {
    tenantId: ofTenant(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    customerId: countedRef("customer_id"),
    /** Sent with the form, so that a repeated post is the same review; in the shop's folder its name. */
    protectCode: text("protect_code").notNull(),
    displayName: text("display_name").notNull(),
    guestEmail: label("guest_email"),
    /** 1 to 5. */
    star: integer("star").notNull(),
    title: label("title"),
    content: text("content").notNull(),
    images: jsonb("images").$type<ProductImage[]>().notNull().default([]),
    status: text("status").$type<ReviewState>().notNull().default("pending"),
    reasonRejected: label("reason_rejected"),
    /** The store's reply; empty for none. */
    reply: label("reply"),
    replyFirstName: label("reply_first_name"),
    replyLastName: label("reply_last_name"),
    /** Described by the shop's folder, which may change and remove it. */
    isFromFolder: boolean("is_from_folder").notNull().default(false),
    /**
     * Of a review that the shop's folder no longer has: the state it returns with; null while it is there.
     */
    archivedFrom: text("archived_from").$type<ReviewState>(),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("reviews_protect_code").on(t.tenantId, t.protectCode),
    index("reviews_product").on(t.tenantId, t.productId, t.status, t.writtenAt),
    index("reviews_status").on(t.tenantId, t.status, t.writtenAt),
    index("reviews_name").on(t.tenantId, sql`lower(${t.displayName})`),
    index("reviews_customer").on(t.tenantId, t.customerId),
    check("reviews_star", sql`${t.star} between 1 and 5`),
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

/** Which customers like which reviews. */
export const reviewLikes = pgTable(
  "review_likes",
  {
    tenantId: ofTenant(),
    reviewId: countedRef("review_id").notNull(),
    customerId: countedRef("customer_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.reviewId, t.customerId] }),
    index("review_likes_customer").on(t.tenantId, t.customerId),
    foreignKey({
      columns: [t.tenantId, t.reviewId],
      foreignColumns: [reviews.tenantId, reviews.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
