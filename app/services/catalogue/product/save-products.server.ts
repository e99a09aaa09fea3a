// @public

import type { CatalogueEntry, CountedStocks } from "~/models/catalogue/categories/catalogue-entry";
import type { StockRecord } from "~/models/catalogue/product/product-record";
import { slugsIn } from "~/models/catalogue/rows/translated-cells";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ClaimedSlugs, claimEverySlug } from "../addresses/claim-slugs.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";
import { saveOffers } from "../offers/save-offers.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";
import { archiveProductsById } from "../save/archive-products.server";
import { keepProductVersions } from "../save/keep-product-versions.server";
import { saveProductLinks } from "../save/save-product-links.server";
import { saveProductRows } from "../save/save-product-rows.server";

/** What products shall become. */
export type WantedProducts = {
  /** Products and variations that differ from what is stored. */
  changed: CatalogueEntry[];
  /** Those that claim their addresses: the changed ones, and others that shall have theirs. */
  placed: CatalogueEntry[];
  /** The stock items of the house seller's offers as they are wanted, and what `lockStocks` read of them. */
  stock: readonly StockRecord[];
  stocks: CountedStocks;
  /** What is stored of them, by SKU, and of archived products that have their addresses. */
  stored: ReadonlyMap<string, StoredCatalogueProduct>;
  /** Products to archive. */
  gone: StoredCatalogueProduct[];
  /** Ids of the tenant's categories by slug. */
  categoryIds: ReadonlyMap<string, number>;
};

/**
 * Writes products and variations with the offers of the shop's seller, all that hangs on them and their
 * addresses: many rows a statement, and keeps what they were. Call it in the transaction in which they were
 * read and checked.
 * @returns ids by SKU of what was stored and of what is new
 */
export async function saveProducts(
  ctx: ShopContext,
  { changed, placed, stock, stocks, stored, gone, categoryIds }: WantedProducts,
  onProgress: OnProgress,
): Promise<Map<string, number>> {
  await keepProductVersions(ctx, { changed, gone, stored });
  const ids = await saveProductRows(ctx, changed, stored, gone, onProgress);
  const offers = changed.flatMap(({ sku, offer }) => {
    const productId = ids.get(sku);
    return productId === undefined ? [] : [{ productId, offer }];
  });
  await saveOffers(ctx, ctx.shop.sellerId, { stock, stocks, offers });
  await saveProductLinks(ctx, changed, ids, categoryIds);
  await claimEverySlug(ctx, "product", slugsOf(placed, ids), {
    goneIds: new Set(),
    before: placed.flatMap(({ sku }) => languagesOf(stored.get(sku))),
  });
  await archiveProductsById(
    ctx,
    gone.map(({ id }) => id),
  );
  await fillRuleCategories(ctx, { productIds: changed.flatMap(({ sku }) => ids.get(sku) ?? []) });
  return ids;
}

function slugsOf(entries: CatalogueEntry[], ids: ReadonlyMap<string, number>): ClaimedSlugs[] {
  return entries.flatMap(({ slug, sku, translations }) => {
    const id = ids.get(sku);
    return slug === null || id === undefined ? [] : [{ id, slug, others: slugsIn(translations) }];
  });
}

const languagesOf = (stored: StoredCatalogueProduct | undefined): string[] =>
  slugsIn(stored?.entry.translations ?? null).map(({ language }) => language);
