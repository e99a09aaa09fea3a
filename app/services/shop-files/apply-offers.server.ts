import { sql } from "drizzle-orm";
import { type ApplyCounts, noCounts } from "~/models/shop-folder/apply-summary";
import { canonicalJson } from "~/models/shop-folder/canonical-json";
import { comparableOffer, offerAfterSales } from "~/models/shop-folder/catalogue-entry";
import type { OfferRecord } from "~/models/shop-folder/product-record";
import { productTag } from "../catalogue/select-cards.server";
import { catalogueTag } from "../catalogue-index/shop-index.server";
import { WHOLE_SHOP } from "../db/announce-change.server";
import type { ShopFilesContext } from "./files-context.server";
import { insistOnOffers } from "./insist-on-offers.server";
import { readOffers } from "./read-offers.server";
import { saveOffers } from "./save-offers.server";
import { saveStock } from "./save-stock.server";

/**
 * Makes the offers of one seller equal to the files: those they do not name are removed, with stock items nothing draws
 * from any more. Call it after the products.
 * @param wanted the seller's offers by the id of their products
 * @returns the counts, and the tags of what shows something else now
 */
export async function applyOffers(
  ctx: ShopFilesContext,
  sellerId: string,
  wanted: ReadonlyMap<number, OfferRecord>,
): Promise<{ counts: ApplyCounts; tags: string[] }> {
  insistOnOffers(await ctx.actor(), ctx.tenant.id, sellerId);
  const rows = (await readOffers(ctx)).filter((row) => row.sellerId === sellerId);
  const stored = new Map(rows.map((row) => [row.productId, row]));
  const gone = [...stored.keys()].filter((id) => !wanted.has(id));
  const changed = [...wanted].flatMap(([productId, offer]) => {
    const old = stored.get(productId);
    const after = offerAfterSales(offer, old?.offer ?? null, old?.sourceQty ?? 0);
    return old && textOf(after) === textOf(old.offer) ? [] : [{ productId, offer: after }];
  });
  const stockIds = await saveStock(
    ctx,
    sellerId,
    [...wanted.values()].flatMap(({ stock }) => stock ?? []),
  );
  const removed = gone.map((productId) => ({ productId, offer: null }));
  await saveOffers(ctx, sellerId, [...changed, ...removed], stockIds);
  await ctx.db.execute(sql`
    delete from stock_items s where s.tenant_id = ${ctx.tenant.id} and s.seller_id = ${sellerId} and s.reserved = 0
      and not exists (select from offers o where o.tenant_id = s.tenant_id and o.stock_item_id = s.id)`);
  const added = changed.filter(({ productId }) => !stored.has(productId)).length;
  return {
    counts: {
      ...noCounts,
      added,
      changed: changed.length - added,
      unchanged: wanted.size - changed.length,
      removed: gone.length,
    },
    tags:
      added + gone.length > 0
        ? [WHOLE_SHOP]
        : changed.length > 0
          ? [catalogueTag, ...changed.map(({ productId }) => productTag(productId))]
          : [],
  };
}

const textOf = (offer: OfferRecord) => canonicalJson(comparableOffer(offer));
