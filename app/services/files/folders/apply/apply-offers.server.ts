import { comparableOffer, offerAfterSales } from "~/models/catalogue/categories/catalogue-entry";
import { offerCells } from "~/models/catalogue/offer/offer-cells";
import type { OfferRecord } from "~/models/catalogue/product/product-record";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { changedFields } from "~/models/shops/records/changed-fields";
import { fillRuleCategories } from "../../../catalogue/categories/fill-rule-categories.server";
import { catalogueTag } from "../../../catalogue/index/shop-index.server";
import { productTag } from "../../../catalogue/listing/select-cards.server";
import { readOffers } from "../../../catalogue/offers/read-offers.server";
import { requireOffers } from "../../../catalogue/offers/require-offers.server";
import { saveOffers } from "../../../catalogue/offers/save-offers.server";
import { lockStocks } from "../../../catalogue/stock/lock-stocks.server";
import { WHOLE_SHOP } from "../../../shops/changes/announce-change.server";
import type { ShopFilesContext } from "../../files-context.server";

/**
 * Makes the offers of one seller equal to the files: those they do not name are archived. Call it after the
 * products.
 * @param wanted the seller's offers by the id of their products
 * @param nameOf what an owner calls the offer of a product
 * @returns the counts, and the tags of what shows something else now
 */
export async function applyOffers(
  ctx: ShopFilesContext,
  sellerId: string,
  wanted: ReadonlyMap<number, OfferRecord>,
  nameOf: (productId: number) => string,
): Promise<{ counts: ApplyCounts; tags: string[] }> {
  requireOffers(await ctx.actor(), ctx.tenant.id, sellerId);
  const named = [...wanted.values()].flatMap(({ stock }) => stock ?? []);
  const stocks = await lockStocks(
    ctx,
    sellerId,
    named.map(({ sku }) => sku),
  );
  const rows = (await readOffers(ctx)).filter((row) => row.sellerId === sellerId);
  const stored = new Map(rows.map((row) => [row.productId, row]));
  // Offers of an archived product return with it.
  const gone = rows.filter(
    ({ productId, isArchived, isOfArchived }) => !wanted.has(productId) && !isArchived && !isOfArchived,
  );
  const changed = [...wanted].flatMap(([productId, offer]) => {
    const old = stored.get(productId);
    const after = offerAfterSales(offer, stocks);
    return old && !old.isArchived && textOf(after) === textOf(old.offer) ? [] : [{ productId, offer: after }];
  });
  const removed = gone.map(({ productId }) => ({ productId, offer: null }));
  await saveOffers(ctx, sellerId, { stock: named, stocks, offers: [...changed, ...removed] });
  await fillRuleCategories(ctx, {
    productIds: [...changed, ...removed].map(({ productId }) => productId),
  });
  const cells = (offer: OfferRecord) =>
    offerCells({ sku: "", classCode: "simple", offer }, ctx.tenant.currency, "");
  for (const { productId, offer } of changed) {
    const old = stored.get(productId);
    const did = !old ? "added" : old.isArchived ? "returned" : "changed";
    const fields = did === "changed" && old ? changedFields(cells(old.offer), cells(offer)) : [];
    const own = fields.filter(({ field }) => field !== "source_qty");
    ctx.noteChange?.({ kind: "offer", name: nameOf(productId), did, fields: own });
  }
  for (const { productId } of gone)
    ctx.noteChange?.({ kind: "offer", name: nameOf(productId), did: "archived", fields: [] });
  const added = changed.filter(({ productId }) => stored.get(productId)?.isArchived ?? true).length;
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
