// @public

import { sql } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import type { SellerState } from "~/models/shops/actors/seller-state";
import type { ShopContext } from "../shops/context/shop-context.server";
import { inBusiness } from "../shops/markets/in-business.server";
import { recordVersion } from "../shops/records/record-version.server";
import { sellerPart } from "./sellers/seller-part.server";

/** A seller as the business and the seller itself see it. */
export type SellerAccount = {
  id: string;
  code: string;
  name: string;
  state: SellerState;
  /** Orders that were accepted and wait to be sent whole. */
  openOrders: number;
  /** What the business owes it, minor units of the tenant's currency; negative where the seller owes. */
  owedMinor: Minor;
  /** Of name and state, which a change of the state may name (rule owners-2). */
  version: string;
};

/**
 * The sellers of the business besides itself, or one of them; what they have is added up for all of them at
 * once.
 * @throws AppError `forbidden` where the actor may not view what one of them gets
 */
export async function listSellerAccounts(ctx: ShopContext, sellerId?: string): Promise<SellerAccount[]> {
  const { rows } = await ctx.db.execute<Omit<SellerAccount, "version">>(sql`
    with open as (
      select seller_id, count(*)::int as orders from orders
      where tenant_id = ${ctx.tenant.id} and status in ('processing', 'packing') group by seller_id),
    open_orders as (
      select seller_id, order_id, 0 - sum(amount_minor) as minor from ledger_entries
      where tenant_id = ${ctx.tenant.id} and account = 'seller_payable'
        ${sellerId ? sql`and seller_id = ${sellerId}::uuid` : sql``}
      group by seller_id, order_id having sum(amount_minor) <> 0),
    -- Of an order in another currency what is owed in all, less what payouts took (rule payouts-11).
    owed as (
      select e.seller_id, sum(case when o.exchange is null then e.minor
        else round(${inBusiness(sql`(e.minor + paid.minor)`, sql`o.exchange`)})
          - round(${inBusiness(sql`paid.minor`, sql`o.exchange`)}) end) as minor
      from open_orders e
      left join orders o on o.tenant_id = ${ctx.tenant.id} and o.id = e.order_id
      left join lateral (
        select coalesce(sum(p.amount_minor), 0) as minor from ledger_entries p
        join ledger_movements m on m.tenant_id = p.tenant_id and m.id = p.movement_id and m.kind = 'payout'
        where p.tenant_id = ${ctx.tenant.id} and p.order_id = e.order_id and p.seller_id = e.seller_id
          and p.account = 'seller_payable') paid on o.exchange is not null
      group by e.seller_id)
    select s.id, s.code, s.name, s.state, coalesce(open.orders, 0) as "openOrders",
      coalesce(owed.minor, 0) as "owedMinor"
    from sellers s
    left join open on open.seller_id = s.id
    left join owed on owed.seller_id = s.id
    where s.tenant_id = ${ctx.tenant.id} and not s.is_house
      ${sellerId ? sql`and s.id = ${sellerId}::uuid` : sql``}
    order by s.code`);
  const actor = await ctx.actor();
  for (const { id } of rows)
    authorize(actor, "view", { kind: "payout", tenantId: ctx.tenant.id, sellerId: id });
  return rows.map((row) => ({
    ...row,
    owedMinor: Number(row.owedMinor),
    version: recordVersion(sellerPart(row)),
  }));
}
