import { AppError } from "~/models/platform/error/app-error";
import { findCartsOfItems } from "../../../selling/cart/visitor-at-meant-cart.server";
import type { ApiContext } from "../api-context.server";

/**
 * The visitor's own cart, or null. A `quote-id` header with another cart is refused: that cart was ordered
 * meanwhile or belongs to another visitor.
 * @throws AppError `conflict`
 */
export async function ownCart({ visitor, quoteId }: ApiContext): Promise<string | null> {
  const { cartId } = await visitor();
  if (quoteId !== "" && quoteId !== cartId) throw new AppError("conflict", "This cart is no longer open.");
  return cartId;
}

/**
 * The carts of lines that a call names, each once. Where the call names a seller or a cart, it must have them
 * all; else they may be in any of the visitor's carts, and the call is about the first one from then on (rule
 * api-16).
 * @throws AppError `not_found` for a line that is not there, `conflict` as {@link ownCart}
 */
export async function cartsOfLines(api: ApiContext, itemIds: readonly number[]): Promise<string[]> {
  const cartId = await ownCart(api);
  const found = await findCartsOfItems(api.ctx, await api.visitor(), itemIds);
  const isNamed = api.isSellerNamed || api.quoteId !== "";
  const isThere = (id: number) => found.has(id) && !(isNamed && found.get(id) !== cartId);
  if (!itemIds.every(isThere)) throw new AppError("not_found", "This item is not in your cart.");
  const [first, ...others] = new Set(found.values());
  if (first === undefined) return [];
  if (!isNamed) await api.turnTo(first);
  return [first, ...others];
}
