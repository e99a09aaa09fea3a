import { sql } from "drizzle-orm";
import { largestMinor } from "~/models/catalogue/price-change";
import { authorize } from "~/models/shops/authorize";
import { announceChange } from "../shops/announce-change.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";
import { type FormerPrice, keepPricedVersions } from "./changes/keep-priced-versions.server";
import { priceTags } from "./changes/selected-offers.server";
import { fillRuleCategories } from "./fill-rule-categories.server";

/** The list price of a SKU, and what it is sold at where that is less; minor units. */
export type NewPrice = { sku: string; priceMinor: number; finalMinor?: number | null | undefined };

/** How many prices are another now, and which were refused, by their places in the call. */
export type SetPrices = { count: number; refused: { at: number; sku: string; reason: string }[] };

/**
 * Sets prices of the shop's seller SKU by SKU, thousands in one statement; each is set or refused on its own
 * (rule owners-8).
 * @throws AppError `forbidden`
 */
export async function setPrices(ctx: ShopContext, prices: readonly NewPrice[]): Promise<SetPrices> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  const refused: SetPrices["refused"] = [];
  const seen = new Set<string>();
  const wanted = prices.flatMap(({ sku, priceMinor, finalMinor }, at) => {
    const final = finalMinor ?? priceMinor;
    const reason = seen.has(sku) ? "is named twice" : priceProblem(priceMinor, final);
    seen.add(sku);
    if (reason === null) return [{ at, sku, list: priceMinor, final }];
    refused.push({ at, sku, reason });
    return [];
  });
  return inTransaction(ctx, async (inner) => {
    const { rows } = await inner.db.execute<FormerPrice & { at: number; isChanged: boolean }>(sql`
      with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as r(at int, sku text, list bigint, final bigint)),
      held as (select w.at, w.list, w.final, o.product_id, o.price_minor, o.final_price_minor from wanted w
        join products p on p.tenant_id = ${tenant.id} and p.sku = w.sku
        left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
        join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
        where o.seller_id = ${shop.sellerId} and o.archived_from is null and p.archived_from is null
          and up.archived_from is null and p.class_code in ('simple', 'gift_certificate')
        order by o.product_id for no key update of o),
      changed as (update offers o set price_minor = h.list, final_price_minor = h.final,
          updated_at = ${inner.now().toISOString()}::timestamptz
        from held h where o.tenant_id = ${tenant.id} and o.seller_id = ${shop.sellerId}
          and o.product_id = h.product_id
          and (h.price_minor, h.final_price_minor) is distinct from (h.list, h.final)
        returning o.product_id)
      select h.at, h.product_id as "productId", h.price_minor as "priceMinor",
        h.final_price_minor as "finalPriceMinor", c.product_id is not null as "isChanged"
      from held h left join changed c on c.product_id = h.product_id`);
    const there = new Set(rows.map(({ at }) => at));
    for (const { at, sku } of wanted)
      if (!there.has(at)) refused.push({ at, sku, reason: `there is no price of '${sku}'` });
    const changed = rows.filter(({ isChanged }) => isChanged);
    const ids = changed.map(({ productId }) => Number(productId));
    await keepPricedVersions(inner, changed);
    await fillRuleCategories(inner, { productIds: ids });
    await announceChange(inner, "tenant", await priceTags(inner, ids));
    return { count: ids.length, refused: refused.sort((a, b) => a.at - b.at) };
  });
}

function priceProblem(listMinor: number, finalMinor: number): string | null {
  const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0 && minor <= largestMinor;
  if (!isAmount(listMinor) || !isAmount(finalMinor)) return "a price is from 0 to 10,000,000,000.00";
  return finalMinor > listMinor ? "what it is sold at is above the list price" : null;
}
