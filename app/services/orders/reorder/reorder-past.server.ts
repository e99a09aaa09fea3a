// @public

import { and, eq } from "drizzle-orm";
import { boughtPieces } from "~/models/orders/past/past-order";
import { authorize } from "~/models/shops/actors/authorize";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { pastOrders } from "~/tables/orders/past-orders";
import { readProductsBySku } from "../../selling/cart-page/read-cart-lines.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addAgain, type Reordered } from "../records/add-again.server";

/**
 * Adds what this shop still sells of a customer's order of an earlier shop to their cart: the products that
 * have the SKUs of its lines. It names what cannot be added (rule imports-6).
 * @returns null for an order that is not there or was placed with another e-mail
 */
export async function reorderPast(
  ctx: ShopContext & { origin?: string },
  orderId: string,
  visitor: Visitor,
  { id, email }: { id: number; email: string },
): Promise<(Reordered & { number: string }) | null> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id });
  const [order] = await ctx.db
    .select({ content: pastOrders.content })
    .from(pastOrders)
    .where(
      and(eq(pastOrders.tenantId, ctx.tenant.id), eq(pastOrders.id, orderId), eq(pastOrders.email, email)),
    );
  if (!order) return null;
  const { number, lines } = order.content;
  const bought = lines.filter((line) => boughtPieces(line) > 0);
  const skus = [...new Set(bought.map(({ sku }) => sku))].filter(Boolean);
  const sold = await readProductsBySku(ctx, skus, ctx.shop.sellerId);
  const ids = new Map(sold.map(({ sku, productId }) => [sku, productId]));
  const again = bought.map((line) => ({
    name: line.name,
    productId: ids.get(line.sku) ?? null,
    qty: boughtPieces(line),
  }));
  return { ...(await addAgain(ctx, visitor, again)), number };
}
