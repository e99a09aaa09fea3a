// @public

import { sql } from "drizzle-orm";
import { type ReturnView, returnNumber } from "~/models/orders/return-request/return-view";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A return of a customer's order in a list. */
type OpenReturn = Pick<ReturnView, "number" | "status" | "isBeingRefunded"> & { orderId: string };

/**
 * The returns of a customer that are not declined or refunded, the latest first (rule orders-21); `total`
 * counts those beyond `limit`, too.
 * @throws AppError where the actor may not view the customer
 */
export async function listOpenReturns(
  ctx: ShopContext,
  customerId: number,
  { limit }: { limit: number },
): Promise<{ items: OpenReturn[]; total: number }> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  type Row = Omit<OpenReturn, "number"> & { id: number; incrementId: string; total: number };
  const { rows } = await ctx.db.execute<Row>(sql`
    select q.order_id as "orderId", q.id, o.increment_id as "incrementId", q.status,
      coalesce(f.status = 'requested', false) as "isBeingRefunded", (count(*) over ())::int as total
    from orders o
    join return_requests q on q.tenant_id = o.tenant_id and q.order_id = o.id
    left join refunds f on f.tenant_id = q.tenant_id and f.id = q.refund_id
    where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
      and q.status in ('requested', 'accepted', 'received') and f.status is distinct from 'done'
    order by q.created_at desc, q.order_id, q.id desc
    limit ${limit}`);
  const items = rows.map(({ id, incrementId, total: _total, ...request }) => ({
    ...request,
    number: returnNumber(incrementId, id),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
