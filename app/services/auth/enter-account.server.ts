import type { Visitor } from "~/models/visitor/visitor";
import { mergeCarts } from "../cart/merge-carts.server";
import type { ShopContext } from "../shop-context.server";
import { deviceCookie } from "./device-cookie.server";
import { endSession } from "./end-session.server";
import { noticeCookie } from "./notice-cookie.server";
import { startSession } from "./start-session.server";

const notMerged =
  "Your cart could not be combined with the one of your account. Please check it before you order.";

/**
 * Lets a customer in whose identity is established: a new session replaces the visitor's, and the guest's cart moves
 * into the customer's. A cart that could not be merged does not stand in the way; the new session holds on to it.
 * The browser becomes a known device of the customer. What the merge changed is told on the next page, but for lines that are as the guest left them.
 * @returns headers with the cookies to set
 */
export async function enterAccount(
  ctx: ShopContext & { origin: string; secret: string; clientAddress?: string },
  visitor: Visitor,
  customerId: number,
  userAgent: string | null = null,
): Promise<Headers> {
  const guestCartId = visitor.customer ? null : visitor.cartId;
  const { cartId, changes } = await mergeCarts(ctx, {
    customerId,
    guestCartId,
    sessionHash: visitor.customer ? null : visitor.sessionHash,
  });
  const isHeld = cartId !== null && cartId === guestCartId;
  const { setCookie } = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await endSession(within, visitor.sessionHash);
    return startSession(within, { customerId, userAgent, ...(isHeld ? { cartId } : {}) });
  });
  const told = isHeld
    ? [notMerged]
    : changes.filter(({ kind }) => kind !== "added").map(({ message }) => message);
  const headers = new Headers({ "Set-Cookie": setCookie });
  headers.append("Set-Cookie", deviceCookie(ctx, customerId));
  if (told.length > 0) headers.append("Set-Cookie", noticeCookie(told, ctx.origin));
  return headers;
}
