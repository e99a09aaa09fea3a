// @public

import { and, eq, isNull, sql } from "drizzle-orm";
import {
  type WrittenReview,
  writtenReview,
  writtenReviewSchema,
} from "~/models/conversations/written-review";
import { AppError } from "~/models/platform/error/app-error";
import { isStoredUrl, sizeInUrl } from "~/models/platform/media/media-address";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { products } from "~/tables/catalogue/catalogue";
import { reviews } from "~/tables/conversations/reviews";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { WholeKind } from "../../shops/records/record-kind";
import { findWrittenAbout } from "../customer-words/find-written-about.server";
import { refreshRatings } from "./refresh-ratings.server";

/**
 * The reviews that a folder or the owner brought, named by their codes; those that shoppers wrote are not
 * among them (rule reviews-7). One that is removed is hidden, and keeps what customers liked of it. Those of
 * archived products stay as they are.
 */
export const reviewRecords: WholeKind<WrittenReview> = {
  kind: "review",
  reach: "tenant",
  subjectOf: (ctx) => catalogueSubject(ctx.tenant.id),
  listNames: async (ctx) => (await readRows(ctx)).map(({ protectCode }) => protectCode).sort(),
  readAll: async (ctx) => new Map((await readRows(ctx)).map((row) => [row.protectCode, writtenReview(row)])),
  async read(ctx, code) {
    const [row] = await readRows(ctx, code);
    return row ? writtenReview(row) : null;
  },
  check(code, typed) {
    const given = typeof typed === "object" ? { ...typed, code } : typed;
    const review = checkRecord(writtenReviewSchema, `review '${code}'`, given);
    if (review.images.some((url) => !isStoredUrl(url) || sizeInUrl(url) === null))
      throw new AppError("invalid", `review '${code}': images: Use addresses of stored pictures`);
    return review;
  },
  async save(inner, code, after) {
    const [known] = await readRows(inner, code);
    const isIt = and(eq(reviews.tenantId, inner.tenant.id), eq(reviews.protectCode, code));
    if (after === null) {
      await inner.db
        .update(reviews)
        .set({ archivedFrom: sql`${reviews.status}`, status: "rejected", updatedAt: inner.now() })
        .where(and(isIt, eq(reviews.isFromFolder, true)));
      return known ? refreshRatings(inner, [known.productId]) : [];
    }
    const productId = await findWrittenAbout(inner, after);
    const columns = { ...columnsOf(after), productId, updatedAt: inner.now() };
    await inner.db
      .insert(reviews)
      .values({ tenantId: inner.tenant.id, protectCode: code, isFromFolder: true, ...columns })
      .onConflictDoUpdate({
        target: [reviews.tenantId, reviews.protectCode],
        set: columns,
        setWhere: eq(reviews.isFromFolder, true),
      });
    return refreshRatings(inner, [...new Set([productId, known?.productId ?? productId])]);
  },
};

const columnsOf = (review: WrittenReview) => ({
  displayName: review.display_name,
  star: review.star,
  title: review.title,
  content: review.content,
  status: review.status,
  images: review.images.map((url) => ({ url, alt: "", ...(sizeInUrl(url) ?? { width: 0, height: 0 }) })),
  archivedFrom: null,
  reasonRejected: review.reason_rejected,
  reply: review.reply?.content ?? "",
  replyFirstName: review.reply?.first_name ?? "",
  replyLastName: review.reply?.last_name ?? "",
  writtenAt: new Date(review.written_at),
});

/** Those that are shown, the oldest first. */
const readRows = (ctx: ShopContext, code?: string) =>
  ctx.db
    .select({
      productId: reviews.productId,
      protectCode: reviews.protectCode,
      sku: products.sku,
      star: reviews.star,
      title: reviews.title,
      content: reviews.content,
      displayName: reviews.displayName,
      writtenAt: reviews.writtenAt,
      status: reviews.status,
      reasonRejected: reviews.reasonRejected,
      images: reviews.images,
      reply: reviews.reply,
      replyFirstName: reviews.replyFirstName,
      replyLastName: reviews.replyLastName,
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId)))
    .where(
      and(
        eq(reviews.tenantId, ctx.tenant.id),
        eq(reviews.isFromFolder, true),
        isNull(reviews.archivedFrom),
        isNull(products.archivedFrom),
        code === undefined ? undefined : eq(reviews.protectCode, code),
      ),
    )
    .orderBy(reviews.writtenAt, reviews.protectCode);
