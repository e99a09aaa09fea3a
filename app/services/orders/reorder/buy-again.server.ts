// @public

import { and, eq, inArray } from "drizzle-orm";
import type { BuyAgainForm } from "~/models/orders/past/buy-again-form";
import { boughtStatuses } from "~/models/orders/states/ordered-product";
import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orderItems, orders } from "~/tables/orders/orders";
import type { ChangedCart } from "../../selling/commands/cart-command.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const unknown = () => ({ ok: false, message: phrase("This product is no longer available.") });

/**
 * Adds one piece of a bought product to the customer's cart, with the variation and the choices of that line,
 * which are checked again (rule orders-14). A line of another customer's order is answered like a product
 * that is gone.
 * @returns what the page says afterwards; `ok` if it was added
 */
export async function buyAgain(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  { order_id, item_id }: BuyAgainForm,
): Promise<Pick<ChangedCart, "ok" | "message">> {
  if (!visitor.customer) return unknown();
  const [line] = await ctx.db
    .select({
      productId: orderItems.productId,
      choices: orderItems.lineData,
      sellerId: orders.sellerId,
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.tenantId, orderItems.tenantId), eq(orders.id, orderItems.orderId)))
    .where(
      and(
        eq(orderItems.tenantId, ctx.tenant.id),
        eq(orderItems.orderId, order_id),
        eq(orderItems.id, item_id),
        eq(orders.customerId, visitor.customer.id),
        inArray(orders.status, [...boughtStatuses]),
      ),
    );
  if (!line || line.productId === null) return unknown();
  const { productId, choices, sellerId } = line;
  try {
    const { cartId, message, success } = await addToCart(ctx, visitor, {
      productId,
      qty: 1,
      choices,
      sellerId,
    });
    await settleFreebies(ctx, { ...visitor, cartId });
    return { ok: success, message };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { ok: false, message: error.message };
  }
}
