import { and, asc, eq } from "drizzle-orm";
import { isAppError } from "~/models/error/app-error";
import { lineName } from "~/models/order-view/line-detail";
import type { Visitor } from "~/models/visitor/visitor";
import { addToCart } from "../cart/add-to-cart.server";
import { orderItems } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** What became of buying an order again: the lines to say so, and the cookie of a session that was started. */
export type Reordered = { addedCount: number; messages: string[]; setCookie?: string };

type Item = typeof orderItems.$inferSelect;

/**
 * Adds the lines of an order to the visitor's cart as far as they can still be sold, each with its choices by the same check as any
 * other way into the cart, and says which cannot (rule orders-10). The caller must have checked that the visitor may see the
 * order.
 * @param findAgain the visitor once a session was started
 */
export async function reorder(
  ctx: ShopContext & { origin?: string },
  orderId: string,
  first: Visitor,
  findAgain: (token: string) => Promise<Visitor>,
): Promise<Reordered> {
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.id));
  const result: Reordered = { addedCount: 0, messages: [] };
  let visitor = first;
  for (const item of items) {
    const added = await addAgain(ctx, visitor, item);
    if ("refusal" in added) {
      result.messages.push(`${lineName(item)}: ${added.refusal}`);
      continue;
    }
    result.addedCount += added.addedQty;
    if (added.isLowered) result.messages.push(`${lineName(item)}: ${added.message}`);
    if (added.setCookie) result.setCookie = added.setCookie;
    if (added.token) visitor = await findAgain(added.token);
  }
  return result;
}

async function addAgain(ctx: ShopContext & { origin?: string }, visitor: Visitor, item: Item) {
  if (item.productId === null) return { refusal: "No longer available" };
  try {
    const added = await addToCart(ctx, visitor, {
      ...{ productId: item.productId, qty: item.qty, choices: item.lineData },
    });
    return added.success ? added : { refusal: added.message };
  } catch (error) {
    if (isAppError(error)) return { refusal: error.message };
    throw error;
  }
}
