// @public

import { sql } from "drizzle-orm";
import {
  type DisputeState,
  type DisputeStep,
  disputeState,
} from "~/models/conversations/disputes/dispute-state";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A disputed payment of an order, as its seller and the business see it. */
export type Dispute = {
  orderId: string;
  orderNumber: string;
  sellerName: string;
  paymentId: string;
  provider: string;
  currency: string;
  /** Of this order. */
  amountMinor: number;
  steps: DisputeStep[];
  state: DisputeState;
  /** How much was said of it here. */
  entries: number;
};

type Row = Omit<Dispute, "state"> & {
  tenantId: string;
  shopId: string;
  sellerId: string;
  customerId: number | null;
};

/**
 * Disputed payments of the shop's orders, the latest first: of all its sellers, or of the one whose staff ask
 * (rule payment-28). Those of orders that the actor may not view are left out.
 * @param orderId of one order alone
 */
export async function listDisputes(ctx: ShopContext, limit: number, orderId?: string): Promise<Dispute[]> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.tenant_id as "tenantId", o.shop_id as "shopId", o.seller_id as "sellerId", o.id as "orderId",
      o.customer_id::int as "customerId", o.increment_id as "orderNumber", s.name as "sellerName", p.id as "paymentId",
      p.provider,
      p.currency, a.amount_minor::float8 as "amountMinor",
      jsonb_agg(jsonb_build_object('kind', d.kind, 'reference', d.reference, 'note', d.note,
        'amountMinor', d.amount_minor, 'at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        order by d.id) as steps,
      (select count(*)::int from dispute_entries e
        where e.tenant_id = ${ctx.tenant.id} and e.order_id = o.id) as entries
    from payment_outcomes d
    join payments p on p.tenant_id = d.tenant_id and p.id = d.payment_id
    join payment_allocations a on a.tenant_id = p.tenant_id and a.payment_id = p.id
    join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where d.tenant_id = ${ctx.tenant.id} and d.kind in ('disputed', 'charged back', 'reinstated')
      and o.shop_id = ${ctx.shop.id}
      ${sellerId === null ? sql`` : sql`and o.seller_id = ${sellerId}`}
      ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
    group by o.tenant_id, o.id, s.name, p.id, p.provider, p.currency, a.amount_minor
    order by max(d.id) desc limit ${limit}`);
  return rows
    .filter(({ orderId: id, ...row }) => can(actor, "view", orderSubject({ ...row, id, sessionHash: null })))
    .map(({ tenantId: _t, shopId: _s, sellerId: _i, customerId: _c, ...dispute }) => ({
      ...dispute,
      state: disputeState(dispute.steps),
    }));
}

/**
 * The disputes of an order by its number, with its id.
 * @throws AppError `not_found` for an order that is not there, is another's or was not disputed
 */
export async function findDisputes(
  ctx: ShopContext,
  number: string,
): Promise<{ orderId: string; sellerId: string; disputes: Dispute[] }> {
  const orderId = await findOrderByNumber(ctx, number);
  const order = await findOrder(ctx, orderId);
  const disputes = await listDisputes(ctx, mostOfOrder, orderId);
  if (disputes.length === 0) throw new AppError("not_found", "No payment of this order was disputed.");
  return { orderId, sellerId: order.sellerId, disputes };
}

/** More payments than an order has. */
const mostOfOrder = 20;
