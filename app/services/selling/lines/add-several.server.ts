// @public

import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { isAppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type AddedToCart, addToCart } from "./add-to-cart.server";

/**
 * One of several products to add, of the shop's own seller by default; a null `productId` is one the shop
 * removed.
 */
type Wanted = { productId: number | null; qty: number; choices?: LineChoices; sellerId?: string };

/** What happened to one of them: the result, or the reason why nothing was added. */
export type Addition = { added: AddedToCart } | { refusal: string };

/** The additions in the order of the wanted products, and the cart after the last of them. */
export type AddedSeveral = {
  additions: Addition[];
  cartId: string | null;
  cartCount: number;
  /** `Set-Cookie` of a session started by the first of them. */
  setCookie?: string;
};

/**
 * Adds several products to the visitor's cart, one after the other; one that is refused does not stop the
 * others.
 */
export async function addSeveral(
  ctx: ShopContext & { origin?: string },
  first: Visitor,
  wanted: readonly Wanted[],
): Promise<AddedSeveral> {
  const result: AddedSeveral = { additions: [], cartId: first.cartId, cartCount: 0 };
  let visitor = first;
  for (const one of wanted) {
    const addition = await addOne(ctx, visitor, one);
    result.additions.push(addition);
    if (!("added" in addition)) continue;
    const { cartId, cartCount, setCookie } = addition.added;
    Object.assign(result, { cartId, cartCount });
    if (!setCookie) continue;
    result.setCookie = setCookie;
    visitor = await visitorAfter(ctx, { headers: new Headers() }, setCookie);
  }
  return result;
}

async function addOne(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { productId, ...wanted }: Wanted,
): Promise<Addition> {
  if (productId === null) return { refusal: "No longer available" };
  try {
    const added = await addToCart(ctx, visitor, { ...wanted, productId });
    return added.success ? { added } : { refusal: added.message };
  } catch (error) {
    if (isAppError(error)) return { refusal: error.message };
    throw error;
  }
}
