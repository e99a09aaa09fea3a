import { sql } from "drizzle-orm";
import type { ForeignOrders } from "~/models/payments/payout/payout-in-business";
import type { OrderExchange } from "~/models/selling/checkout/order-exchange";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A payout's movement by its key, and what it took of the order. */
type PayoutTuple = [key: string, bookedMinor: number];

/** Those of a seller's orders that are in another currency than the business's (rule payouts-11). */
export async function readForeignOrders(
  ctx: ShopContext,
  sellerId: string,
  orderIds: readonly (string | null)[],
): Promise<ForeignOrders> {
  const ids = [...new Set(orderIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; exchange: OrderExchange; payouts: PayoutTuple[] }>(sql`
    select o.id, o.exchange, (
      select coalesce(json_agg(json_build_array(p.key, p.booked) order by p.id), '[]'::json) from (
        select m.id, m.key, sum(e.amount_minor) as booked
        from ledger_entries e
        join ledger_movements m on m.tenant_id = e.tenant_id and m.id = e.movement_id and m.kind = 'payout'
        where e.tenant_id = o.tenant_id and e.order_id = o.id and e.account = 'seller_payable'
          and e.seller_id = ${sellerId} group by m.id, m.key) p) as payouts
    from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.exchange is not null and o.id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(
    rows.map(({ id, exchange, payouts }) => [
      id,
      {
        exchange,
        payouts: payouts.map(([key, bookedMinor]) => {
          const [kind, payoutId = ""] = key.split(":");
          return { payoutId, bookedMinor, isReturn: kind === "payout-return" };
        }),
      },
    ]),
  );
}
