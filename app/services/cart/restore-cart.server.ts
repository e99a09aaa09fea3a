import { and, eq, sql } from "drizzle-orm";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import { addableCap } from "~/models/stock/addable-qty";
import { carts } from "../db/schema";
import type { OrderRow } from "../orders/with-order-locks.server";
import type { ShopContext } from "../shop-context.server";
import { addCodes } from "./add-codes.server";
import { codesOfOrder } from "./codes-of-order.server";

/**
 * Returns an order's products and checkout data to a cart of its shopper, adding to what the cart holds. The cart
 * must be locked by this transaction.
 */
export async function restoreCart(ctx: ShopContext, order: OrderRow, cartId: string): Promise<void> {
  await ctx.db.execute(sql`
    insert into cart_items (tenant_id, cart_id, product_id, line_key, line_data, qty)
    select i.tenant_id, ${cartId}, i.product_id, i.line_key, i.line_data, least(${addableCap}::int, sum(i.qty))::int
    from order_items i
    join products p on p.tenant_id = i.tenant_id and p.id = i.product_id
    where i.tenant_id = ${ctx.tenant.id} and i.order_id = ${order.id} and i.auto_added_by is null
    group by i.tenant_id, i.product_id, i.line_key, i.line_data
    on conflict (tenant_id, cart_id, product_id, line_key) do update
      set qty = least(${addableCap}::int, cart_items.qty + excluded.qty)`);
  await ctx.db
    .update(carts)
    .set({ checkout: sql`${JSON.stringify(draftOf(order))}::jsonb || ${carts.checkout}` })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  await addCodes(ctx, cartId, await codesOfOrder(ctx, order.id));
}

function draftOf(order: OrderRow): CheckoutDraft {
  const { email, shippingAddress, billingAddress, shippingMethod, paymentMethod, customerBirthdate } = order;
  return {
    email,
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(sameAddress(shippingAddress, billingAddress) ? {} : { billingAddress }),
    ...(shippingMethod ? { shippingMethodCode: shippingMethod.code } : {}),
    paymentMethodCode: paymentMethod.code,
    ...(customerBirthdate ? { customerBirthdate } : {}),
    ...(order.customerNote ? { customerNote: order.customerNote } : {}),
  };
}

const sameAddress = (a: object | null, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
