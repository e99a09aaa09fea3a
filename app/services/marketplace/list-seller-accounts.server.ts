import { and, asc, eq, sql } from "drizzle-orm";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/authorize";
import type { SellerState } from "~/models/shops/seller-state";
import { sellers } from "~/tables/tenants";
import { recordVersion } from "../shops/record-version.server";
import type { ShopContext } from "../shops/shop-context.server";
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
 * The sellers of the business besides itself, or one of them.
 * @throws AppError `forbidden` where the actor may not view what one of them gets
 */
export async function listSellerAccounts(ctx: ShopContext, sellerId?: string): Promise<SellerAccount[]> {
  const rows = await ctx.db
    .select({
      id: sellers.id,
      code: sellers.code,
      name: sellers.name,
      state: sellers.state,
      openOrders: sql<number>`(
        select count(*)::int from orders o where o.tenant_id = sellers.tenant_id
          and o.seller_id = sellers.id and o.status in ('processing', 'packing'))`,
      owedMinor: sql<string>`(
        select coalesce(0 - sum(e.amount_minor), 0) from ledger_entries e
        where e.tenant_id = sellers.tenant_id and e.seller_id = sellers.id and e.account = 'seller_payable')`,
    })
    .from(sellers)
    .where(
      and(
        eq(sellers.tenantId, ctx.tenant.id),
        eq(sellers.isHouse, false),
        sellerId ? eq(sellers.id, sellerId) : undefined,
      ),
    )
    .orderBy(asc(sellers.code));
  const actor = await ctx.actor();
  for (const { id } of rows)
    authorize(actor, "view", { kind: "payout", tenantId: ctx.tenant.id, sellerId: id });
  return rows.map((row) => ({
    ...{ ...row, owedMinor: Number(row.owedMinor) },
    version: recordVersion(sellerPart(row)),
  }));
}
