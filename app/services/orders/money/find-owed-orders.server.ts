import { and, eq, gt, ne, sql } from "drizzle-orm";
import { orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";

/** An order whose shopper may be owed something, with the payment it was paid by. */
export type OwedOrderKey = { shopId: string; orderId: string; paymentId: string };

/** How long ago an order may have been canceled without a refund of it having been written down, in days. */
const canceledDays = 30;

const canceledSince = (now: Date) => new Date(now.getTime() - canceledDays * 86_400_000);

/** The tenants that may have orders whose shoppers are owed money, by id. */
export async function tenantsWithOwed(db: Db, now: Date): Promise<string[]> {
  const isCanceled = and(eq(orders.status, "canceled"), gt(orders.updatedAt, canceledSince(now)));
  const found = [
    await tenantsWith(db, refunds, ne(refunds.status, "done")),
    await tenantsWith(db, orders, isCanceled),
  ];
  return [...new Set(found.flat())];
}

/**
 * Orders of a business whose shoppers may be owed money: with a refund that was not answered or was refused,
 * or canceled after they were paid. What is owed, and whether anything is, says the model (`owed-back.ts`).
 */
export async function findOwedOrders(db: Db, tenantId: string, now: Date): Promise<OwedOrderKey[]> {
  const since = canceledSince(now);
  const { rows } = await db.execute<OwedOrderKey>(sql`
    select o.shop_id as "shopId", a.order_id as "orderId", a.payment_id as "paymentId"
    from payment_allocations a
    join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
    where a.tenant_id = ${tenantId} and a.order_id in (
        select r.order_id from refunds r where r.tenant_id = ${tenantId} and r.status <> 'done'
        union
        select c.id from orders c
        where c.tenant_id = ${tenantId} and c.status = 'canceled' and c.updated_at > ${since})
      and (exists (
          select from refunds r where r.tenant_id = a.tenant_id and r.payment_id = a.payment_id
            and r.order_id = a.order_id and r.status = 'requested')
        or a.captured_minor > 0 and (
          select sum(e.amount_minor) from ledger_entries e
          where e.tenant_id = a.tenant_id and e.order_id = a.order_id and e.account = 'shopper_receivable') < 0)
    order by o.created_at, o.id`);
  return rows;
}
