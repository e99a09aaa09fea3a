// @public

import { defaultDisplayName } from "~/models/accounts/display-name";
import type { ReviewRules } from "~/models/conversations/review/review-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReviewed, type Reviewed } from "./find-reviewed.server";

/** What the form of a review shows and asks for. */
export type ReviewFormView = { product: Reviewed; rules: ReviewRules; displayName: string };

/**
 * The form for a review of a product or variation.
 * @returns null for an unknown SKU or a shop without reviews; `sign-in` for a guest where guests may not
 * write
 */
export async function loadReviewForm(
  ctx: ShopContext,
  sku: string,
  { customer }: Visitor,
): Promise<ReviewFormView | "sign-in" | null> {
  const { active_review_module, reviews } = ctx.shop.settings;
  const product = active_review_module ? await findReviewed(ctx, { sku }) : null;
  if (!product) return null;
  if (!customer && !reviews.allow_guest) return "sign-in";
  return {
    product,
    rules: { isTitleRequired: reviews.title_required, isGuest: customer === null },
    displayName: customer ? defaultDisplayName(customer) : "",
  };
}
