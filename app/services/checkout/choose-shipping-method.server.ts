import { AppError } from "~/models/error/app-error";
import { invalidMethodText } from "~/models/shipping/available-methods";
import type { Visitor } from "~/models/visitor/visitor";
import { readCartSummary } from "../cart/read-cart-summary.server";
import type { ShopContext } from "../shop-context.server";
import { saveDraft } from "./save-draft.server";

/**
 * Chooses a shipping method of the visitor's cart (rule shipping-2), on the cart page or in the checkout.
 * @throws AppError `invalid` for a method that is not on offer
 */
export async function chooseShippingMethod(ctx: ShopContext, visitor: Visitor, code: string): Promise<void> {
  const { shippingOffers } = await readCartSummary(ctx, visitor);
  if (!shippingOffers.some((offer) => offer.code === code))
    throw new AppError("invalid", invalidMethodText, "shipping_method");
  await saveDraft(ctx, visitor, { shippingMethodCode: code });
}
