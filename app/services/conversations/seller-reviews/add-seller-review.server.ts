import { and, eq, sql } from "drizzle-orm";
import { nameTakenMessage } from "~/models/accounts/display-name";
import type { SellerReviewForm } from "~/models/conversations/seller-review/seller-review-form";
import { mayReviewSeller } from "~/models/orders/may-review-seller";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { orders } from "~/tables/orders/orders";
import { isNameTaken, lockDisplayName } from "../../accounts/register/is-name-taken.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { refreshSellerRating } from "./refresh-seller-rating.server";

/**
 * Writes the review of an order's seller, or changes the one there is; it waits for approval then, and counts
 * no more until it has it (rules seller-reviews-1 and seller-reviews-2). The caller must have checked that
 * the visitor may see the order.
 * @throws AppError `not_found` where the seller can't be reviewed, `conflict` beside `nick_name` for a taken
 * name, `too_many`
 */
export async function addSellerReview(
  ctx: ShopContext & { clientAddress: string },
  orderId: string,
  form: SellerReviewForm,
): Promise<void> {
  const { type, settings } = ctx.shop;
  const [order] = await ctx.db
    .select({
      sellerId: orders.sellerId,
      customerId: orders.customerId,
      email: orders.email,
      status: orders.status,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const isReviewing = type !== "essential" && settings.active_review_module;
  const actor = await ctx.actor();
  if (!order || !isReviewing || !mayReviewSeller(order.status) || actor.kind !== "shopper")
    throw new AppError("not_found", phrase("The seller of this order can’t be reviewed."));
  const { sellerId, customerId } = order;
  const guestEmail = customerId === null ? order.email.toLowerCase() : "";
  const owner = { customerId, email: guestEmail || null };
  const { reviewByAddress, reviewByEmail } = attemptLimits;
  await countAttempt(ctx, { action: "review", by: "address", who: ctx.clientAddress }, reviewByAddress);
  await countAttempt(ctx, { action: "review", by: "email", who: order.email.toLowerCase() }, reviewByEmail);
  await inTransaction(ctx, async (inner) => {
    await lockDisplayName(inner, form.nick_name);
    if (await isNameTaken(inner, form.nick_name, owner))
      throw new AppError("conflict", nameTakenMessage, "nick_name");
    const words = {
      displayName: form.nick_name,
      star: form.star,
      content: form.content,
      status: "pending" as const,
      reasonRejected: "",
      writtenAt: ctx.now(),
      updatedAt: ctx.now(),
    };
    await inner.db
      .insert(sellerReviews)
      .values({ tenantId: ctx.tenant.id, sellerId, orderId, customerId, guestEmail, ...words })
      .onConflictDoUpdate({
        target: [sellerReviews.tenantId, sellerReviews.orderId],
        set: words,
        // The same form sent twice changes nothing.
        setWhere: sql`(${sellerReviews.displayName}, ${sellerReviews.star}, ${sellerReviews.content})
          is distinct from (${words.displayName}, ${words.star}, ${words.content})`,
      });
    await announceChange(inner, "tenant", await refreshSellerRating(inner, sellerId));
  });
}
