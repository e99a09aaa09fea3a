import type { Visitor } from "~/models/visitor/visitor";
import { mergeCarts } from "../cart/merge-carts.server";
import type { ShopContext } from "../shop-context.server";
import { endSession } from "./end-session.server";
import { noticeCookie } from "./notice-cookie.server";
import { startSession } from "./start-session.server";

/**
 * Lets a customer in whose identity is established: a new session replaces the visitor's, and the guest's cart moves
 * into the customer's. A cart that cannot be merged never stands in the way of the sign-in; the new session holds on
 * to it instead. What the merge changed is told on the next page.
 * @returns headers with the cookies to set
 */
export async function enterAccount(
  ctx: ShopContext & { origin: string },
  visitor: Visitor,
  customerId: number,
): Promise<Headers> {
  const guestCartId = visitor.customer ? null : visitor.cartId;
  const merge = await moveCart(ctx, guestCartId, customerId);
  const { setCookie } = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await endSession(within, visitor.sessionHash);
    return startSession(within, { customerId, ...(merge.heldCartId ? { cartId: merge.heldCartId } : {}) });
  });
  const headers = new Headers({ "Set-Cookie": setCookie });
  if (merge.changes.length > 0) headers.append("Set-Cookie", noticeCookie(merge.changes, ctx.origin));
  return headers;
}

type Merge = { changes: string[]; heldCartId: string | null };

async function moveCart(ctx: ShopContext, guestCartId: string | null, customerId: number): Promise<Merge> {
  if (!guestCartId) return { changes: [], heldCartId: null };
  try {
    const { changes } = await mergeCarts(ctx, { guestCartId, customerId });
    return { changes, heldCartId: null };
  } catch (error) {
    ctx.log.error("cart not merged at sign-in", { guestCartId, customerId, error });
    const told =
      "Your cart could not be combined with the one of your account. Please check it before you order.";
    return { changes: [told], heldCartId: guestCartId };
  }
}
