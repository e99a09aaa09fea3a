// @public

import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countCarts } from "../cart/cart-count.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { type AddedToCart, addToCart } from "./add-to-cart.server";

/**
 * One of several products to add, of the shop's own seller by default; a null `productId` is one the shop
 * removed.
 */
type Wanted = { productId: number | null; qty: number; choices?: LineChoices; sellerId?: string };

/** What happened to one of them; one that was refused has no piece, and the reason as its message. */
type Addition = Pick<AddedToCart, "addedQty" | "isLowered" | "message">;

/** The additions in the order of the wanted products, and the cart after the last of them. */
export type AddedSeveral = {
  additions: Addition[];
  /** Pieces added of all of them. */
  addedCount: number;
  cartId: string | null;
  cartCount: number;
  /** `Set-Cookie` of a session started by the first of them. */
  setCookie?: string;
};

/**
 * Adds several products to the visitor's carts, one after the other; one that is refused does not stop the
 * others. The gifts of each cart are settled afterwards.
 */
export async function addSeveral(
  ctx: ShopContext & { origin?: string },
  first: Visitor,
  wanted: readonly Wanted[],
): Promise<AddedSeveral> {
  const result: AddedSeveral = { additions: [], addedCount: 0, cartId: first.cartId, cartCount: 0 };
  const cartIds = new Set<string>();
  let visitor = first;
  for (const one of wanted) {
    const added = await addOne(ctx, visitor, one);
    result.additions.push(added);
    if (!("cartId" in added)) continue;
    const { cartId, cartCount, setCookie } = added;
    result.addedCount += added.addedQty;
    cartIds.add(cartId);
    Object.assign(result, { cartId, cartCount });
    if (!setCookie) continue;
    result.setCookie = setCookie;
    visitor = await visitorAfter(ctx, { headers: new Headers() }, setCookie);
  }
  for (const cartId of cartIds)
    if (await settleFreebies(ctx, { ...visitor, cartId }))
      result.cartCount = await countCarts(ctx, { ...visitor, cartId: result.cartId });
  return result;
}

async function addOne(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { productId, ...wanted }: Wanted,
): Promise<AddedToCart | Addition> {
  if (productId === null) return refused(phrase("No longer available"));
  try {
    const added = await addToCart(ctx, visitor, { ...wanted, productId });
    return added.success ? added : refused(added.message);
  } catch (error) {
    if (isAppError(error)) return refused(error.message);
    throw error;
  }
}

const refused = (message: string): Addition => ({ addedQty: 0, isLowered: true, message });
