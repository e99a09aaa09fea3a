// @public

import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Refuses a guest where guests may not write reviews (rule reviews-2); calls ask it before they look at what
 * was sent.
 * @throws AppError `sign_in_required`
 */
export function requireReviewer(ctx: Pick<ShopContext, "shop">, customer: VisitorCustomer | null): void {
  if (!customer && !ctx.shop.settings.reviews.allow_guest)
    throw new AppError("sign_in_required", phrase("Please sign in to write a review."));
}
