// @public

import { type SQL, sql } from "drizzle-orm";
import type { OrderListItem } from "~/models/orders/order-view/order-view";
import { formatDate } from "~/models/platform/date/format-date";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * A page of a customer's orders, the newest first; `page` counts from 1, `statuses` leaves other states out.
 */
export async function listOrders(
  ctx: ShopContext,
  customerId: number,
  { statuses = null, ...page }: { page: number; limit: number; statuses?: readonly OrderStatus[] | null },
): Promise<{ orders: OrderListItem[]; total: number }> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const wanted = statuses ? sql`and o.status = any(${sql.param([...statuses])})` : sql``;
  return select(ctx, sql`o.customer_id = ${customerId} ${wanted}`, page);
}

/** Orders of one subscription that a page shows. */
const ordersOfSubscription = 24;

/** The order that started a subscription and those it placed, the newest first. It does not check rights. */
export async function listOrdersOf(
  ctx: ShopContext,
  { orderId, subscriptionId }: { orderId: string; subscriptionId: string },
): Promise<OrderListItem[]> {
  const own = sql`(o.id = ${orderId} or o.subscription_id = ${subscriptionId})`;
  return (await select(ctx, own, { page: 1, limit: ordersOfSubscription })).orders;
}

/** Pictures of an order in a list. */
const shownPictures = 4;

async function select(
  ctx: ShopContext,
  condition: SQL,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: OrderListItem[]; total: number }> {
  type Row = Omit<OrderListItem, "createdOnText"> & { createdAt: string; total: number };
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.id, o.increment_id as "incrementId", o.status, o.currency, o.grand_total_minor as "grandTotalMinor",
      (select coalesce(sum(i.qty), 0)::int from order_items i where i.tenant_id = o.tenant_id and i.order_id = o.id)
        as "pieceCount",
      array(select i.image_url from order_items i
        where i.tenant_id = o.tenant_id and i.order_id = o.id and i.image_url <> '' order by i.id limit ${shownPictures})
        as "imageUrls",
      exists (select from shipments s where s.tenant_id = o.tenant_id and s.order_id = o.id) as "isSent",
      to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      (count(*) over ())::int as total
    from orders o
    where o.tenant_id = ${ctx.tenant.id} and ${condition}
    order by o.created_at desc, o.increment_id desc
    limit ${limit} offset ${(Math.max(1, page) - 1) * limit}`);
  const zone = ctx.shop.settings.general.time_zone;
  return {
    orders: rows.map(({ total: _total, createdAt, ...order }) => ({
      ...order,
      createdOnText: formatDate(new Date(createdAt), zone),
    })),
    total: rows[0]?.total ?? 0,
  };
}
