import { AppError } from "~/models/error/app-error";
import type { Visitor } from "~/models/visitor/visitor";
import { visitorAfter } from "../auth/visitor-after.server";
import { readProduct } from "../catalogue/read-product.server";
import type { ShopContext } from "../shop-context.server";
import { type AddedToCart, addToCart } from "./add-to-cart.server";

/** What became of a set: like one product, with the members that were added in the message. */
export type AddedSet = Pick<AddedToCart, "success" | "message" | "cartCount" | "setCookie"> & {
  cartId: string | null;
};

/**
 * Adds one of each member of a set (rule product-8). What cannot be added any more is named, the others are added.
 * @throws AppError `conflict` for a set that cannot be added whole, and as {@link addToCart}
 */
export async function addSet(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  setId: number,
): Promise<AddedSet> {
  const set = await readProduct(ctx, visitor, { id: setId, addressSku: null });
  const offer = set?.product.set;
  if (!offer) throw new AppError("conflict", "This set cannot be added whole. Please choose its products.");
  let known = visitor;
  let setCookie: string | undefined;
  const refusals: string[] = [];
  let cartCount = 0;
  let cartId = visitor.cartId;
  for (const { productId } of offer.members) {
    const added = await addToCart(ctx, known, { productId, qty: 1 });
    cartCount = added.cartCount;
    if (!added.success) refusals.push(added.message);
    cartId = added.cartId;
    if (!added.setCookie) continue;
    setCookie = added.setCookie;
    known = await visitorAfter(ctx, { headers: new Headers() }, setCookie);
  }
  const isWhole = refusals.length === 0;
  return {
    success: refusals.length < offer.members.length,
    message: isWhole ? `${set.product.name} was added to your cart.` : refusals.join(" "),
    ...{ cartCount, cartId },
    ...(setCookie ? { setCookie } : {}),
  };
}
