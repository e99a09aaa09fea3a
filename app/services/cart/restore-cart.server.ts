import { and, eq, sql } from "drizzle-orm";
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import { addableCap } from "~/models/stock/addable-qty";
import { carts, sessions } from "../db/schema";
import type { OrderRow } from "../orders/lock-order.server";
import type { ShopContext } from "../shop-context.server";
import { openCartOfCustomer, openCartOfSession } from "./open-cart.server";

/**
 * Gives the goods of an order back to the cart of whoever placed it, and what was typed at checkout. A cart begun
 * since is added to. A guest whose session ended has nowhere to put it.
 */
export async function restoreCart(ctx: ShopContext, order: OrderRow): Promise<void> {
  const cartId = await cartOf(ctx, order);
  if (cartId === null) return;
  await ctx.db.execute(sql`
    insert into cart_items (shop_id, cart_id, product_id, line_key, line_data, qty)
    select i.shop_id, ${cartId}, i.product_id, i.line_key, i.line_data, least(${addableCap}::int, sum(i.qty))::int
    from (
      select o.*, case when o.line_data = '{}'::jsonb then '' else md5(o.line_data::text) end as line_key
      from order_items o where o.shop_id = ${ctx.shop.id} and o.order_id = ${order.id}
    ) i
    join products p on p.shop_id = i.shop_id and p.id = i.product_id
    group by i.shop_id, i.product_id, i.line_key, i.line_data
    on conflict (shop_id, cart_id, product_id, line_key) do update
      set qty = least(${addableCap}::int, cart_items.qty + excluded.qty)`);
  await ctx.db
    .update(carts)
    .set({ checkout: sql`${JSON.stringify(draftOf(order))}::jsonb || ${carts.checkout}` })
    .where(and(eq(carts.shopId, ctx.shop.id), eq(carts.id, cartId)));
}

async function cartOf(ctx: ShopContext, { customerId, sessionHash }: OrderRow): Promise<string | null> {
  if (customerId !== null) return openCartOfCustomer(ctx, customerId);
  if (sessionHash === null) return null;
  const [session] = await ctx.db
    .select({ hash: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.shopId, ctx.shop.id), eq(sessions.idHash, sessionHash)));
  return session ? openCartOfSession(ctx, sessionHash) : null;
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
