// @public

import { sql } from "drizzle-orm";
import { localMinute, type PriceSelection } from "~/models/catalogue/price/price-change";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { refuseStaleSale } from "../changes/sale-version.server";
import { selectedOffers } from "../changes/selected-offers.server";
import { settleIn } from "../changes/settle-sales.server";
import { byPercent } from "./change-prices.server";

/** A sale to plan. Times are days or minutes on the shop's clock, such as `2026-12-01 18:00`. */
export type PlannedSale = {
  name: string;
  selection: PriceSelection;
  /** Percent off the list price, in basis points, or one price for all of them. */
  terms: { offBasisPoints: number; stepMinor?: number | undefined } | { priceMinor: number };
  from: string;
  /** Null while its end is open. */
  to: string | null;
  /** The version that it replaces (rule owners-2). */
  expectedVersion?: ExpectedVersion;
};

/**
 * Plans a sale of the shop's seller under a name, or plans it anew (rule prices-10). Its prices are worked
 * out now; one that has begun takes effect at once.
 * @returns how many products and variations it has a price for
 * @throws AppError `forbidden`, or `invalid` naming what is wrong; StaleRecord
 */
export async function planSale(ctx: ShopContext, sale: PlannedSale): Promise<number> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  const { from, to } = checked(sale, shop.settings.general.time_zone);
  const { terms } = sale;
  const price =
    "priceMinor" in terms
      ? sql`${terms.priceMinor}::bigint`
      : byPercent(sql`o.price_minor`, -terms.offBasisPoints, terms.stepMinor ?? 1);
  return inTransaction(ctx, async (inner) => {
    await refuseStaleSale(inner, sale.name, sale.expectedVersion);
    const before = await pricedBy(inner, sale.name);
    await inner.db.execute(sql`delete from sales
      where tenant_id = ${tenant.id} and seller_id = ${shop.sellerId} and name = ${sale.name}`);
    const { rows } = await inner.db.execute<{ productId: number }>(sql`
      with planned as (insert into sales (tenant_id, seller_id, name, starts_at, ends_at)
        values (${tenant.id}, ${shop.sellerId}, ${sale.name}, ${from}::timestamptz, ${to}::timestamptz)
        returning id),
      chosen as (${selectedOffers(inner, sale.selection, sql`${price} as price_minor, o.price_minor as list_minor`)})
      insert into sale_prices (tenant_id, sale_id, product_id, price_minor)
      select ${tenant.id}::uuid, planned.id, chosen.product_id, chosen.price_minor from planned, chosen
      where chosen.price_minor > 0 and chosen.price_minor < chosen.list_minor
      returning product_id as "productId"`);
    if (rows.length === 0) throw new AppError("invalid", "No product that is meant would cost less.");
    await settleIn(inner, before);
    return rows.length;
  });
}

/** Ids of the products that a sale of the shop's seller has a price for. */
export async function pricedBy(ctx: ShopContext, name: string): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ productId: number }>(sql`
    select sp.product_id as "productId" from sales s
    join sale_prices sp on sp.tenant_id = s.tenant_id and sp.sale_id = s.id
    where s.tenant_id = ${ctx.tenant.id} and s.seller_id = ${ctx.shop.sellerId} and s.name = ${name}`);
  return rows.map(({ productId }) => Number(productId));
}

/** The moments of a sale, UTC ISO; those of an hour that clocks skip or repeat are as rule dates-4 says. */
function checked({ name, from, to, terms }: PlannedSale, zone: string): { from: string; to: string | null } {
  if (name.trim() === "" || name.length > 200)
    throw new AppError("invalid", "A sale has a name of at most 200 characters.", "name");
  const [start, end] = [localMinute(from), to === null ? null : localMinute(to)];
  if (start === null)
    throw new AppError("invalid", `'${from}' is not a day or minute such as 2026-12-01 18:00.`, "from");
  if (to !== null && end === null)
    throw new AppError("invalid", `'${to}' is not a day or minute such as 2026-12-01 18:00.`, "to");
  const [startMs, endMs] = [zonedMomentMs(start, zone), end === null ? null : zonedMomentMs(end, zone)];
  if (endMs !== null && endMs <= startMs) throw new AppError("invalid", "It ends after it begins.", "to");
  const isFair =
    "priceMinor" in terms
      ? Number.isSafeInteger(terms.priceMinor) && terms.priceMinor > 0
      : terms.offBasisPoints > 0 && terms.offBasisPoints < 10_000;
  if (!isFair) throw new AppError("invalid", "A sale takes more than 0 % and less than 100 % off.", "terms");
  const iso = (atMs: number) => new Date(atMs).toISOString();
  return { from: iso(startMs), to: endMs === null ? null : iso(endMs) };
}
