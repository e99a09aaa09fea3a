import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { readProduct } from "../../catalogue/product/read-product.server";
import { addSeveral } from "../lines/add-several.server";
import type { CartCommand } from "./cart-command.server";

/**
 * Adds one of each member of a set (rule product-8). What cannot be added any more is named, the others are
 * added.
 * @throws AppError `conflict` for a product that is not a set or whose members cannot all be added together
 */
export const addSet: CartCommand<"add_set"> = async (ctx, visitor, { product_id: id }) => {
  const set = await readProduct(ctx, visitor, { id, addressSku: null });
  const offer = set?.product.set;
  if (!offer)
    throw new AppError("conflict", phrase("This set can’t be added as a whole. Please choose its products."));
  const wanted = offer.members.map(({ productId }) => ({ productId, qty: 1 }));
  const { additions, cartId, cartCount, setCookie } = await addSeveral(ctx, visitor, wanted);
  const refusals = additions.flatMap(({ addedQty, message }) => (addedQty > 0 ? [] : [message]));
  return {
    ok: refusals.length < additions.length,
    message: refusals.join(" ") || phrase("{name} was added to your cart.", { name: set.product.name }),
    ...(setCookie ? { setCookie } : {}),
    cartCount,
    at: { ...visitor, cartId },
    mayChangeGifts: false,
  };
};
