import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import { conversations, messageAttachments, messages } from "~/tables/conversations/conversations";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviewLikes, reviews } from "~/tables/conversations/reviews";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { sellers } from "~/tables/shops/tenants";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a customer waits for, wrote and was answered, in their downloaded data. */
export async function archiveWords(ctx: ShopContext, owner: DataOwner) {
  return {
    stockNotices: await readNotices(ctx, owner),
    reviews: await readReviews(ctx, owner),
    sellerReviews: await readSellerReviews(ctx, owner),
    likes: await readLikes(ctx, owner),
    ...(await readMessages(ctx, owner)),
  };
}

const readNotices = ({ db, tenant }: ShopContext, { customerId, email }: DataOwner) =>
  db
    .select({
      product: products.name,
      sku: products.sku,
      email: stockNotices.email,
      askedAt: stockNotices.createdAt,
      mailedAt: stockNotices.mailedAt,
    })
    .from(stockNotices)
    .innerJoin(
      products,
      and(eq(products.tenantId, stockNotices.tenantId), eq(products.id, stockNotices.productId)),
    )
    .where(
      and(
        eq(stockNotices.tenantId, tenant.id),
        or(eq(stockNotices.customerId, customerId), eq(stockNotices.email, email)),
      ),
    );

async function readReviews({ db, tenant }: ShopContext, { customerId, email }: DataOwner) {
  const rows = await db
    .select({
      product: products.name,
      shownName: reviews.displayName,
      stars: reviews.star,
      title: reviews.title,
      text: reviews.content,
      photos: reviews.images,
      state: reviews.status,
      reply: reviews.reply,
      reasonRejected: reviews.reasonRejected,
      writtenAt: reviews.writtenAt,
    })
    .from(reviews)
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId)))
    .where(
      and(
        eq(reviews.tenantId, tenant.id),
        or(
          eq(reviews.customerId, customerId),
          and(isNull(reviews.customerId), eq(reviews.guestEmail, email)),
        ),
      ),
    )
    .orderBy(asc(reviews.id));
  return rows.map((row) => ({ ...row, photos: row.photos.map(({ url }) => url) }));
}

const readSellerReviews = ({ db, tenant }: ShopContext, { customerId, email }: DataOwner) =>
  db
    .select({
      seller: sellers.name,
      shownName: sellerReviews.displayName,
      stars: sellerReviews.star,
      text: sellerReviews.content,
      state: sellerReviews.status,
      reply: sellerReviews.reply,
      reasonRejected: sellerReviews.reasonRejected,
      writtenAt: sellerReviews.writtenAt,
    })
    .from(sellerReviews)
    .innerJoin(
      sellers,
      and(eq(sellers.tenantId, sellerReviews.tenantId), eq(sellers.id, sellerReviews.sellerId)),
    )
    .where(
      and(
        eq(sellerReviews.tenantId, tenant.id),
        or(
          eq(sellerReviews.customerId, customerId),
          and(isNull(sellerReviews.customerId), eq(sellerReviews.guestEmail, email)),
        ),
      ),
    )
    .orderBy(asc(sellerReviews.id));

const readLikes = ({ db, tenant }: ShopContext, { customerId }: DataOwner) =>
  db
    .select({ product: products.name, review: reviews.title, likedAt: reviewLikes.createdAt })
    .from(reviewLikes)
    .innerJoin(reviews, and(eq(reviews.tenantId, reviewLikes.tenantId), eq(reviews.id, reviewLikes.reviewId)))
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId)))
    .where(and(eq(reviewLikes.tenantId, tenant.id), eq(reviewLikes.customerId, customerId)));

async function readMessages({ db, tenant }: ShopContext, { customerId, email }: DataOwner) {
  const talks = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.tenantId, tenant.id),
        or(
          eq(conversations.customerId, customerId),
          and(isNull(conversations.customerId), eq(conversations.guestEmail, email)),
        ),
      ),
    )
    .orderBy(asc(conversations.id));
  const ids = talks.map(({ id }) => id);
  const said = await db
    .select()
    .from(messages)
    .where(and(eq(messages.tenantId, tenant.id), inArray(messages.conversationId, ids)))
    .orderBy(asc(messages.id));
  const files = await db
    .select({ messageId: messageAttachments.messageId, name: messageAttachments.fileName })
    .from(messageAttachments)
    .where(
      and(
        eq(messageAttachments.tenantId, tenant.id),
        inArray(
          messageAttachments.messageId,
          said.map(({ id }) => id),
        ),
      ),
    );
  const { question, answer, askedBy, askedAt, conversationId } = productQuestions;
  return {
    messages: talks.map((talk) => ({
      about: talk.type,
      subject: talk.subject,
      yourName: talk.customerName,
      begunAt: talk.createdAt,
      messages: said
        .filter((message) => message.conversationId === talk.id)
        .map(({ id, side, authorName, content, createdAt }) => ({
          from: side,
          name: authorName,
          text: content,
          at: createdAt,
          files: files.filter(({ messageId }) => messageId === id).map(({ name }) => name),
        })),
    })),
    questions: await db
      .select({ question, answer, askedBy, askedAt })
      .from(productQuestions)
      .where(and(eq(productQuestions.tenantId, tenant.id), inArray(conversationId, ids))),
  };
}
