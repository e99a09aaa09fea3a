// @public

import { and, eq } from "drizzle-orm";
import { unitPrice } from "~/models/catalogue/price/unit-price";
import { clampQty } from "~/models/catalogue/stock/clamp-qty";
import { stockLabels } from "~/models/catalogue/stock/stock-labels";
import { phrase } from "~/models/platform/texts/phrase";
import { lineLimit, salableForLine } from "~/models/selling/cart-summary/line-limit";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";

/** A line whose typed quantity was corrected. */
export type LoweredLine = { itemId: number; name: string; qty: number; message: string };

/**
 * Sets the quantities of lines in the visitor's cart, each corrected if necessary (rule selling-7): an
 * invalid number becomes 1, one above the limit becomes the limit. Current prices are recorded as seen.
 * @param quantities typed quantity by line; lines that are not in the cart are ignored
 * @returns the lowered lines, with messages
 */
export async function changeQuantity(
  ctx: ShopContext,
  visitor: Visitor,
  quantities: ReadonlyMap<number, string | number>,
): Promise<LoweredLine[]> {
  const { cartId } = visitor;
  if (cartId === null) return [];
  const group = visitor.customer?.group || null;
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Locks the cart before its lines (rule locks-1).
    await keepCart(inner, cartId);
    const lines = await readCartLines(inner, cartId);
    const lowered: LoweredLine[] = [];
    for (const line of lines) {
      const typed = line.autoAddedBy === null ? quantities.get(line.itemId) : undefined;
      const limit = lineLimit(line, lines);
      const isOwnLimit = limit < salableForLine(line, lines);
      const label = isOwnLimit ? stockLabels.limitOf : stockLabels.onlyAvailable;
      const clamped = typed === undefined ? { qty: line.qty } : clampQty(typed, Math.max(1, limit), label);
      line.qty = clamped.qty;
      if (clamped.message) {
        const message = limit === 0 ? phrase("Out of Stock") : clamped.message;
        lowered.push({ itemId: line.itemId, name: line.name, qty: line.qty, message });
      }
      await tx
        .update(cartItems)
        .set({
          qty: line.qty,
          seenPriceMinor: ctx.shop.market ? null : unitPrice({ ...line, group, qty: line.qty }),
        })
        .where(
          and(
            eq(cartItems.tenantId, ctx.tenant.id),
            eq(cartItems.cartId, cartId),
            eq(cartItems.id, line.itemId),
          ),
        );
    }
    return lowered;
  });
}
