// @public

import { and, eq } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listCartIds } from "../cart/list-carts.server";

/** A cart of a visitor, and its seller. */
export type LineCart = { cartId: string; sellerId: string };

/** The one of the visitor's carts that has a line (rule lists-14); null if none has it. */
export async function findLineCart(
  ctx: ShopContext,
  visitor: Visitor,
  itemId: number,
): Promise<LineCart | null> {
  const held = await listCartIds(ctx, visitor);
  const [line] = await ctx.db
    .select({ cartId: carts.id, sellerId: carts.sellerId })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.tenantId, cartItems.tenantId), eq(carts.id, cartItems.cartId)))
    .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.id, itemId)));
  return line && held.some(({ id }) => id === line.cartId) ? line : null;
}
