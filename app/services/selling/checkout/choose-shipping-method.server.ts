// @public

import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { PerCart } from "~/models/selling/cart-summary/per-cart";
import { fieldPerCart } from "~/models/selling/cart-summary/per-cart";
import { invalidMethodText } from "~/models/selling/shipping/method-texts";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartAmong } from "../cart/list-carts.server";
import { type CartPurchase, readPurchase } from "../cart-page/read-purchase.server";
import { saveDraft, saveDrafts } from "./save-draft.server";

/**
 * Chooses a shipping method of the visitor's cart on the cart page (rule shipping-2).
 * @throws AppError `invalid` for a method that is not on offer
 */
export async function chooseShippingMethod(ctx: ShopContext, visitor: Visitor, code: string): Promise<void> {
  const { shippingOffers } = (await readCartAmong(ctx, visitor)).summary;
  if (!shippingOffers.some((offer) => offer.code === code))
    throw new AppError("invalid", phrase(invalidMethodText), "shipping_method");
  await saveDraft(ctx, visitor, { shippingMethodCode: code });
}

/**
 * Chooses the shipping method of each cart of a purchase that is delivered.
 * @throws AppError `invalid` for one that is not on offer, or missing; none is saved then
 */
export async function chooseMethods(
  ctx: ShopContext,
  purchase: CartPurchase,
  codes: PerCart<string>,
): Promise<void> {
  const opened = await readPurchase(ctx, purchase);
  const chosen = opened.flatMap(({ summary, seller }) => {
    if (!summary.needsShipping && opened.length > 1) return [];
    const named = opened.length > 1 ? seller : null;
    const code = codes.get(named?.guid ?? "");
    if (
      !summary.shippingOffers.some((offer) => offer.code === code) ||
      code === undefined ||
      summary.id === null
    )
      throw new AppError("invalid", phrase(invalidMethodText), fieldPerCart("shipping_method", named));
    return [{ cartId: summary.id, code }];
  });
  for (const { cartId, code } of chosen) await saveDrafts(ctx, [cartId], { shippingMethodCode: code });
}
