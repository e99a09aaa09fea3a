import { type ApplyCounts, noCounts } from "~/models/shop-folder/apply-summary";
import { afterSales, type CatalogueEntry, isSameEntry } from "~/models/shop-folder/catalogue-entry";
import type { RowMessage } from "~/models/shop-folder/product-record";
import type { ApplyMode } from "./apply-categories.server";
import { claimSlugs } from "./claim-slugs.server";
import type { OnProgress, ShopFilesContext } from "./files-context.server";
import type { PreparedProduct } from "./prepare-products.server";
import { readCatalogue, type StoredProduct } from "./read-catalogue.server";
import { refuseUnplaced } from "./refuse-unplaced.server";
import { removeProducts } from "./remove-products.server";
import { saveProductLinks } from "./save-product-links.server";
import { saveProductRows } from "./save-product-rows.server";
import { saveStock } from "./save-stock.server";
import { updateSortPrices } from "./update-sort-prices.server";

/** What was done with products and with variations. */
export type ProductsApplied = { products: ApplyCounts; variations: ApplyCounts; refused: RowMessage[] };

/**
 * Writes products: only those that differ from what is stored. Call it inside a transaction and after the categories.
 * @param keepSkus in `replace` mode, SKUs whose rows were refused: what is stored of them stays
 * @returns the counts, and rows refused because a slug is taken or a category is unknown
 */
export async function applyProducts(
  ctx: ShopFilesContext,
  prepared: PreparedProduct[],
  { mode, keepSkus }: { mode: ApplyMode; keepSkus: ReadonlySet<string> },
  onProgress: OnProgress,
): Promise<ProductsApplied> {
  const stored = new Map((await readCatalogue(ctx)).map((product) => [product.entry.sku, product]));
  const { accepted, refused, categoryIds } = await refuseUnplaced(ctx, prepared, stored, mode);
  const now = ctx.now().toISOString();
  const wanted = accepted.map(({ entry }) => {
    const old = stored.get(entry.sku);
    return afterSales({ ...entry, createdAt: entry.createdAt ?? old?.entry.createdAt ?? now }, old);
  });
  const changed = wanted.filter((entry) => {
    const old = stored.get(entry.sku);
    return !old || !isSameEntry(entry, old.entry);
  });
  const isMentioned = new Set([...prepared.map(({ entry }) => entry.sku), ...keepSkus]);
  const gone =
    mode === "merge" ? [] : [...stored.values()].filter(({ entry }) => !isMentioned.has(entry.sku));
  // The quantities the files name, not those left after sales: the database tells the two apart by itself.
  const stockIds = await saveStock(
    ctx,
    accepted.flatMap(({ entry }) => entry.stock ?? []),
  );
  const ids = await saveProductRows(ctx, changed, stored, gone, stockIds, onProgress);
  await saveProductLinks(ctx, changed, ids, categoryIds);
  await claimSlugs(ctx, "product", slugsOf(wanted, ids), new Set(gone.map(({ id }) => id)));
  await removeProducts(
    ctx,
    gone.map(({ id }) => id),
    mode,
  );
  if (changed.length + gone.length > 0) await updateSortPrices(ctx);
  return { ...count(wanted, changed, stored, gone), refused };
}

function slugsOf(entries: CatalogueEntry[], ids: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    entries.flatMap(({ slug, sku }) => {
      const id = ids.get(sku);
      return slug === null || id === undefined ? [] : [[slug, id] as const];
    }),
  );
}

function count(
  wanted: CatalogueEntry[],
  changed: CatalogueEntry[],
  stored: ReadonlyMap<string, StoredProduct>,
  gone: StoredProduct[],
): Omit<ProductsApplied, "refused"> {
  const result = { products: { ...noCounts }, variations: { ...noCounts } };
  const kindOf = (entry: CatalogueEntry) => result[entry.parentSku === null ? "products" : "variations"];
  const written = new Set(changed.map(({ sku }) => sku));
  for (const entry of wanted) {
    const outcome = !written.has(entry.sku) ? "unchanged" : stored.has(entry.sku) ? "changed" : "added";
    kindOf(entry)[outcome] += 1;
  }
  for (const { entry } of gone) kindOf(entry).removed += 1;
  return result;
}
