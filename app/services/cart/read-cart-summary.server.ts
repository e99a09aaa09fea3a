import { and, eq } from "drizzle-orm";
import type { CartSummary } from "~/models/cart-summary/cart-summary";
import { summarizeCart } from "~/models/cart-summary/summarize-cart";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import type { Visitor } from "~/models/visitor/visitor";
import { carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { readCartLines } from "./read-cart-lines.server";

/** The visitor's cart with its checkout data and the one-time token of its next order. */
export type OpenCart = { summary: CartSummary; draft: CheckoutDraft; placeToken: string | null };

/** The visitor's cart at current prices and stock. It only reads. */
export async function readCart(ctx: ShopContext, visitor: Visitor): Promise<OpenCart> {
  const { cartId } = visitor;
  const summarize = (
    id: string | null,
    lines: Awaited<ReturnType<typeof readCartLines>>,
    draft: CheckoutDraft,
  ) => summarizeCart({ cartId: id, lines, draft, shop: ctx.shop, visitor, now: ctx.now() });
  if (cartId === null) return { summary: summarize(null, [], {}), draft: {}, placeToken: null };
  const [cart] = await ctx.db
    .select({ draft: carts.checkout, placeToken: carts.placeToken })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  if (!cart) return { summary: summarize(null, [], {}), draft: {}, placeToken: null };
  const lines = await readCartLines(ctx, cartId);
  return { summary: summarize(cartId, lines, cart.draft), draft: cart.draft, placeToken: cart.placeToken };
}

/** The summary alone (the `getCartSummary` call). */
export async function readCartSummary(ctx: ShopContext, visitor: Visitor): Promise<CartSummary> {
  return (await readCart(ctx, visitor)).summary;
}
