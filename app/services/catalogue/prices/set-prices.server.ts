// @public

import { sql } from "drizzle-orm";
import { largestMinor } from "~/models/catalogue/price/price-change";
import { authorize } from "~/models/shops/actors/authorize";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type Stale, staleness } from "../../shops/records/refuse-stale.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";
import { type FormerPrice, keepPricedVersions } from "../changes/keep-priced-versions.server";
import { priceTags } from "../changes/selected-offers.server";

/**
 * The list price of a SKU, and what it is sold at where that is less, minor units; and the version of the
 * price it was made to, where that matters (rule owners-2).
 */
export type NewPrice = {
  sku: string;
  priceMinor: number;
  finalMinor?: number | null | undefined;
  expectedVersion?: string | null | undefined;
};

/**
 * How many prices are another now, and which were refused, by their places in the call, those of another
 * version with what is asked now.
 */
export type SetPrices = { count: number; refused: RefusedPrice[] };

type RefusedPrice = {
  at: number;
  sku: string;
  reason: string;
  stale?: Stale<PricePart>;
};

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
  const wanted = prices.flatMap(({ sku, priceMinor, finalMinor, expectedVersion }, at) => {
    const final = finalMinor ?? priceMinor;
    const reason = seen.has(sku) ? "is named twice" : priceProblem(priceMinor, final);
    seen.add(sku);
    if (reason === null)
      return [{ at, sku, list: priceMinor, final, expected: expectedVersion ?? undefined }];
    refused.push({ at, sku, reason });
    return [];
  });
  return inTransaction(ctx, async (inner) => {
    const held = await holdPrices(inner, wanted);
    const due = wanted.flatMap(({ at, sku, list, final, expected }) => {
      const former = held.get(at);
      const refusal = former
        ? staleness(pricePart(former), expected)
        : { reason: `there is no price of '${sku}'` };
      if (refusal) refused.push({ at, sku, ...refusal });
      return former && !refusal ? [{ ...former, list, final }] : [];
    });
    const changed = due.filter(
      ({ list, final, priceMinor, finalPriceMinor }) => list !== priceMinor || final !== finalPriceMinor,
    );
    const ids = changed.map(({ productId }) => productId);
    await writePrices(inner, changed);
    await keepPricedVersions(inner, changed);
    await fillRuleCategories(inner, { productIds: ids });
    await announceChange(inner, "tenant", await priceTags(inner, ids));
    return { count: ids.length, refused: refused.sort((a, b) => a.at - b.at) };
  });
}

/** The prices that are meant, by their places in the call, held until the transaction ends. */
async function holdPrices(
  { db, tenant, shop }: ShopContext,
  wanted: readonly { at: number; sku: string }[],
): Promise<Map<number, FormerPrice>> {
  const { rows } = await db.execute<FormerPrice & { at: number }>(sql`
    select w.at, o.product_id as "productId", o.price_minor as "priceMinor",
      o.final_price_minor as "finalPriceMinor"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(at int, sku text)
    join products p on p.tenant_id = ${tenant.id} and p.sku = w.sku
    left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
    where o.seller_id = ${shop.sellerId} and o.archived_from is null and p.archived_from is null
      and up.archived_from is null and p.class_code in ('simple', 'gift_certificate')
    order by o.product_id for no key update of o`);
  return new Map(
    rows.map(({ at, productId, priceMinor, finalPriceMinor }) => [
      at,
      {
        productId: Number(productId),
        priceMinor: Number(priceMinor),
        finalPriceMinor: Number(finalPriceMinor),
      },
    ]),
  );
}

async function writePrices(
  { db, tenant, shop, now }: ShopContext,
  changed: readonly { productId: number; list: number; final: number }[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ productId, list, final }) => ({ id: productId, list, final }));
  await db.execute(sql`
    update offers o set price_minor = w.list, final_price_minor = w.final,
      updated_at = ${now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id bigint, list bigint, final bigint)
    where o.tenant_id = ${tenant.id} and o.seller_id = ${shop.sellerId} and o.product_id = w.id`);
}

/** What a version of a price is made of (rule owners-1), minor units. */
type PricePart = { priceMinor: number; finalMinor: number };

type StoredPrice = Pick<FormerPrice, "priceMinor" | "finalPriceMinor">;

const pricePart = ({ priceMinor, finalPriceMinor }: StoredPrice): PricePart => ({
  priceMinor,
  finalMinor: finalPriceMinor,
});

/** The version of the price that an offer has, minor units, which a change names (rule owners-2). */
export const priceVersion = (offer: StoredPrice): string => recordVersion(pricePart(offer));

function priceProblem(listMinor: number, finalMinor: number): string | null {
  const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 0 && minor <= largestMinor;
  if (!isAmount(listMinor) || !isAmount(finalMinor)) return "a price is from 0 to 10,000,000,000.00";
  return finalMinor > listMinor ? "what it is sold at is above the list price" : null;
}
