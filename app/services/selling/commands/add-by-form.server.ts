import { findChosenVariation } from "../../catalogue/product/find-chosen-variation.server";
import { findSellerId } from "../cart/find-cart-seller.server";
import { addToCart } from "../lines/add-to-cart.server";
import type { CartCommand } from "./cart-command.server";

/** Adds a product as its page's form says. */
export const addByForm: CartCommand<"add"> = async (ctx, visitor, form) => {
  // A form without a script names the values of its product's options.
  const hasChoice = Object.keys(form.choice).length > 0;
  const chosen = hasChoice ? await findChosenVariation(ctx, form.product_id, form.choice) : null;
  const sellerId = form.seller ? await findSellerId(ctx, form.seller) : undefined;
  const added = await addToCart(ctx, visitor, {
    productId: chosen?.id ?? form.product_id,
    qty: Number(form.qty.trim()) || 1,
    choices: { options: form.option, personalization: form.personalization },
    ...(sellerId ? { sellerId } : {}),
  });
  const { success: ok, cartId, itemId, setCookie } = added;
  return {
    ok,
    // With a script the button says 'Added'; the cart's page, where one without a script arrives, says it in
    // words.
    message: ok && !added.isLowered ? "" : added.message,
    notice: added.message,
    problems: added.problems,
    ...(itemId === null ? {} : { added: { itemId, qty: added.addedQty } }),
    ...(setCookie ? { setCookie } : {}),
    cartId,
    cartCount: added.cartCount,
    at: { ...visitor, cartId },
    mayChangeGifts: added.mayChangeGifts,
  };
};
