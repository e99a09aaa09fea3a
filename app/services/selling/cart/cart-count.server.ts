// @public

import { and, eq, gt, sql } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/carts";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const pieces = sql<number>`coalesce(sum(${cartItems.qty}), 0)::int`;

const piecesOf = namedStatement<{ count: number }>(
  "cart_pieces",
  () => sql`select ${pieces} as count from ${cartItems}
    where tenant_id = ${sql.placeholder("tenantId")} and cart_id = ${sql.placeholder("cartId")}`,
);

/** Pieces in a cart; 0 for a missing cart. */
export async function countCart(ctx: ShopContext, cartId: string): Promise<number> {
  const [row] = await piecesOf(ctx.db, { tenantId: ctx.tenant.id, cartId });
  return row?.count ?? 0;
}

/** Pieces in all carts that a visitor has in this shop, for the badge (rule cart-2). */
export async function countCarts(ctx: ShopContext, visitor: Visitor): Promise<number> {
  const { cartId, customer, sessionHash } = visitor;
  // Everywhere else the cart in hand is the only one.
  if (ctx.shop.type !== "marketplace") return cartId === null ? 0 : countCart(ctx, cartId);
  if (!customer && sessionHash === null) return 0;
  const [row] = await ctx.db
    .select({ count: pieces })
    .from(carts)
    .innerJoin(cartItems, and(eq(cartItems.tenantId, carts.tenantId), eq(cartItems.cartId, carts.id)))
    .where(
      and(
        ofShop(carts, ctx),
        customer ? eq(carts.customerId, customer.id) : eq(carts.sessionHash, sessionHash ?? ""),
        gt(carts.expiresAt, ctx.now()),
      ),
    );
  return row?.count ?? 0;
}
