// @public

import { type SQL, sql } from "drizzle-orm";
import {
  largestMinor,
  type PriceChange,
  type PriceSelection,
  priceStepOf,
} from "~/models/catalogue/price/price-change";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";
import { type FormerPrice, keepPricedVersions } from "../changes/keep-priced-versions.server";
import { missingSkus, priceTags, selectedOffers } from "../changes/selected-offers.server";

/** How many prices changed, and SKUs that no product has. */
export type ChangedPrices = { count: number; missing: string[] };

/**
 * Changes prices of the shop's seller: thousands in a few statements (rule owners-8). A price above zero does
 * not become zero by a percentage.
 * @throws AppError `forbidden`, or `invalid` where a price would be too large or above the list price
 */
export async function changePrices(
  ctx: ShopContext,
  selection: PriceSelection,
  change: PriceChange,
): Promise<ChangedPrices> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  if ("priceMinor" in change && (change.finalMinor ?? 0) > change.priceMinor)
    throw new AppError("invalid", "What it is sold at is above the list price.", "finalMinor");
  return inTransaction(ctx, async (inner) => {
    const { list, final } = pricesAfter(change);
    const { rows } = await inner.db.execute<FormerPrice & { isTooLarge: boolean }>(sql`
      with chosen as (${selectedOffers(
        inner,
        selection,
        sql`o.price_minor as list_before, o.final_price_minor as final_before,
          ${list} as list_after, ${final} as final_after`,
      )}
        order by o.product_id for no key update of o)
      update offers o set price_minor = c.list_after, final_price_minor = c.final_after,
        updated_at = ${inner.now().toISOString()}::timestamptz
      from chosen c
      where o.tenant_id = ${tenant.id} and o.seller_id = ${shop.sellerId} and o.product_id = c.product_id
        and (o.price_minor, o.final_price_minor) is distinct from (c.list_after, c.final_after)
      returning o.product_id as "productId", c.list_before as "priceMinor", c.final_before as "finalPriceMinor",
        o.price_minor > ${largestMinor} as "isTooLarge"`);
    if (rows.some(({ isTooLarge }) => isTooLarge))
      throw new AppError("invalid", "A price would be above 10,000,000,000.00.");
    const ids = rows.map(({ productId }) => Number(productId));
    await keepPricedVersions(inner, rows);
    if ("allBasisPoints" in change) await moveLevels(inner, ids, change);
    await fillRuleCategories(inner, { productIds: ids });
    await announceChange(inner, "tenant", await priceTags(inner, ids));
    return { count: ids.length, missing: selection.skus ? await missingSkus(inner, selection.skus) : [] };
  });
}

/** Prices of an offer `o` after a change. */
function pricesAfter(change: PriceChange): { list: SQL; final: SQL } {
  if ("priceMinor" in change) {
    const { priceMinor, finalMinor = priceMinor } = change;
    return { list: sql`${priceMinor}::bigint`, final: sql`${finalMinor}::bigint` };
  }
  const moved = (column: SQL, basisPoints: number) => byPercent(column, basisPoints, priceStepOf(change));
  if ("allBasisPoints" in change)
    return {
      list: moved(sql`o.price_minor`, change.allBasisPoints),
      final: moved(sql`o.final_price_minor`, change.allBasisPoints),
    };
  const off = change.offBasisPoints;
  return {
    list: sql`o.price_minor`,
    // With a coarse step the rounded price could be above the list price.
    final: off === 0 ? sql`o.price_minor` : sql`least(o.price_minor, ${moved(sql`o.price_minor`, -off)})`,
  };
}

/** An amount moved by a percentage and rounded half away from zero, as `round` of numeric does. */
export const byPercent = (column: SQL, basisPoints: number, stepMinor: number): SQL =>
  sql`case when ${column} = 0 then 0 else greatest(1,
    (round(${column} * (10000 + ${basisPoints}::int)::numeric / 10000 / ${stepMinor}::int) * ${stepMinor}::int))::bigint end`;

async function moveLevels(
  ctx: ShopContext,
  ids: readonly number[],
  change: { allBasisPoints: number; stepMinor?: number | undefined },
): Promise<void> {
  const after = byPercent(sql`price_minor`, change.allBasisPoints, priceStepOf(change));
  await ctx.db.execute(sql`update price_levels set price_minor = ${after}
    where tenant_id = ${ctx.tenant.id} and seller_id = ${ctx.shop.sellerId}
      and product_id = any(${sql.param([...ids])}::bigint[])`);
}
