import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { formerCustomerName } from "~/models/accounts/display-name";
import { conversations, messageAttachments, messages } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviewLikes, reviews } from "~/tables/conversations/reviews";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { stockNotices } from "~/tables/conversations/stock-notices";
import type { DataOwner, RemovedData } from "../../accounts/account-data/customer-data.server";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { sellerTag } from "../../catalogue/offers/part-of-seller.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { refreshRatings } from "../reviews/refresh-ratings.server";
import { refreshSellerRating } from "../seller-reviews/refresh-seller-rating.server";

/**
 * Removes or anonymizes what a customer wrote, signed in or before with the same e-mail; part of deleting an
 * account.
 * @param choice whether what is published goes, too
 * @returns the tags of what shows it, and the files of removed messages below the uploads folder
 */
export async function removeCustomerWords(
  ctx: ShopContext,
  owner: DataOwner,
  { removesReviews: removesAll }: { removesReviews: boolean },
): Promise<RemovedData> {
  const reviewed = await leaveReviews(ctx, owner, removesAll);
  const rated = await leaveSellerReviews(ctx, owner, removesAll);
  const asked = await leaveQuestions(ctx, owner, removesAll);
  const files = await leaveConversations(ctx, owner);
  await removeNotices(ctx, owner);
  const liked = await removeLikes(ctx, owner);
  return { tags: [...reviewed, ...rated, ...asked, ...liked], files };
}

/** Ratings keep counting what is still published. */
async function leaveReviews(ctx: ShopContext, { customerId, email }: DataOwner, removesAll: boolean) {
  const own = and(
    eq(reviews.tenantId, ctx.tenant.id),
    or(eq(reviews.customerId, customerId), and(isNull(reviews.customerId), eq(reviews.guestEmail, email))),
  );
  const removed = await ctx.db
    .delete(reviews)
    .where(and(own, removesAll ? undefined : ne(reviews.status, "approved")))
    .returning({ productId: reviews.productId });
  const left = await ctx.db
    .update(reviews)
    .set({ displayName: formerCustomerName, guestEmail: "", updatedAt: ctx.now() })
    .where(own)
    .returning({ productId: reviews.productId });
  const tags = await refreshRatings(ctx, [...new Set(removed.map(({ productId }) => productId))]);
  return [...tags, ...left.map(({ productId }) => productTag(productId))];
}

/** The same for reviews of sellers. */
async function leaveSellerReviews(ctx: ShopContext, { customerId, email }: DataOwner, removesAll: boolean) {
  const own = and(
    eq(sellerReviews.tenantId, ctx.tenant.id),
    or(
      eq(sellerReviews.customerId, customerId),
      and(isNull(sellerReviews.customerId), eq(sellerReviews.guestEmail, email)),
    ),
  );
  const removed = await ctx.db
    .delete(sellerReviews)
    .where(and(own, removesAll ? undefined : ne(sellerReviews.status, "approved")))
    .returning({ sellerId: sellerReviews.sellerId });
  const left = await ctx.db
    .update(sellerReviews)
    .set({ displayName: formerCustomerName, guestEmail: "", updatedAt: ctx.now() })
    .where(own)
    .returning({ sellerId: sellerReviews.sellerId });
  const tags = left.map(({ sellerId }) => sellerTag(sellerId));
  for (const id of [...new Set(removed.map(({ sellerId }) => sellerId))].sort())
    tags.push(...(await refreshSellerRating(ctx, id)));
  return tags;
}

const ownConversations = ({ tenant }: ShopContext, { customerId, email }: DataOwner) =>
  and(
    eq(conversations.tenantId, tenant.id),
    or(
      eq(conversations.customerId, customerId),
      and(isNull(conversations.customerId), eq(conversations.guestEmail, email)),
    ),
  );

/** A published question loses its conversation, which would take it along. */
async function leaveQuestions(ctx: ShopContext, owner: DataOwner, removesAll: boolean): Promise<string[]> {
  const talks = ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(ownConversations(ctx, owner));
  const own = and(
    eq(productQuestions.tenantId, ctx.tenant.id),
    inArray(productQuestions.conversationId, talks),
  );
  const product = { productId: productQuestions.productId };
  const anonymous = { conversationId: null, askedBy: formerCustomerName, updatedAt: ctx.now() };
  const touched = removesAll
    ? await ctx.db.delete(productQuestions).where(own).returning(product)
    : await ctx.db.update(productQuestions).set(anonymous).where(own).returning(product);
  return touched.map(({ productId }) => productTag(productId));
}

/**
 * Conversations about orders belong to the papers of the order: like those of a guest they keep the e-mail,
 * so that the store can still answer. All others go with their files.
 */
async function leaveConversations(ctx: ShopContext, owner: DataOwner): Promise<string[]> {
  const { db, tenant } = ctx;
  await db
    .update(conversations)
    .set({ customerId: null, guestEmail: owner.email, updatedAt: ctx.now() })
    .where(and(ownConversations(ctx, owner), eq(conversations.type, "Order")));
  const going = and(ownConversations(ctx, owner), ne(conversations.type, "Order"));
  const files = await db
    .select({ storedAs: messageAttachments.storedAs })
    .from(messageAttachments)
    .innerJoin(
      messages,
      and(eq(messages.tenantId, messageAttachments.tenantId), eq(messages.id, messageAttachments.messageId)),
    )
    .innerJoin(
      conversations,
      and(eq(conversations.tenantId, messages.tenantId), eq(conversations.id, messages.conversationId)),
    )
    .where(and(eq(messageAttachments.tenantId, tenant.id), going));
  await db.delete(conversations).where(going);
  return files.map(({ storedAs }) => storedAs);
}

async function removeNotices({ db, tenant }: ShopContext, { customerId, email }: DataOwner): Promise<void> {
  await db
    .delete(stockNotices)
    .where(
      and(
        eq(stockNotices.tenantId, tenant.id),
        or(eq(stockNotices.customerId, customerId), eq(stockNotices.email, email)),
      ),
    );
}

async function removeLikes({ db, tenant }: ShopContext, { customerId }: DataOwner): Promise<string[]> {
  const liked = await db
    .delete(reviewLikes)
    .where(and(eq(reviewLikes.tenantId, tenant.id), eq(reviewLikes.customerId, customerId)))
    .returning({ reviewId: reviewLikes.reviewId });
  const ids = liked.map(({ reviewId }) => reviewId);
  const shown = await db
    .selectDistinct({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.tenantId, tenant.id), inArray(reviews.id, ids)));
  return shown.map(({ productId }) => productTag(productId));
}
