import { AppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readProduct } from "../../catalogue/product/read-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addSeveral } from "../lines/add-several.server";
import type { AddedToCart } from "../lines/add-to-cart.server";

/** The result of adding a set; the message names the set, or what could not be added. */
export type AddedSet = Pick<AddedToCart, "success" | "message" | "cartCount" | "setCookie"> & {
  cartId: string | null;
};

/**
 * Adds one of each member of a set (rule product-8). What cannot be added any more is named, the others are
 * added.
 * @throws AppError `conflict` for a product that is not a set or whose members cannot all be added together
 */
export async function addSet(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  setId: number,
): Promise<AddedSet> {
  const set = await readProduct(ctx, visitor, { id: setId, addressSku: null });
  const offer = set?.product.set;
  if (!offer)
    throw new AppError("conflict", "This set can’t be added as a whole. Please choose its products.");
  const { additions, ...cart } = await addSeveral(
    ctx,
    visitor,
    offer.members.map(({ productId }) => ({ productId, qty: 1 })),
  );
  const refusals = additions.flatMap((addition) => ("refusal" in addition ? [addition.refusal] : []));
  return {
    ...cart,
    success: refusals.length < additions.length,
    message: refusals.join(" ") || `${set.product.name} was added to your cart.`,
  };
}
