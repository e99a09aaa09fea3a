import { afterSales, type CatalogueEntry, isSameEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { RowMessage } from "~/models/catalogue/product/product-record";
import { storedCells } from "~/models/catalogue/rows/stored-cells";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { changedFields } from "~/models/shops/records/changed-fields";
import { analyzeCatalogue } from "../../../catalogue/analyze-catalogue.server";
import { requireOffers } from "../../../catalogue/offers/require-offers.server";
import type { PreparedProduct } from "../../../catalogue/product/prepare-products.server";
import { refuseBeyondQuota } from "../../../catalogue/product/refuse-beyond-quota.server";
import { refuseUnplaced } from "../../../catalogue/product/refuse-unplaced.server";
import { saveProducts } from "../../../catalogue/product/save-products.server";
import { tagsOfProducts } from "../../../catalogue/product/tags-of-products.server";
import { readCatalogue, type StoredCatalogueProduct } from "../../../catalogue/read-catalogue.server";
import { lockStocks } from "../../../catalogue/stock/lock-stocks.server";
import { WHOLE_SHOP } from "../../../shops/changes/announce-change.server";
import type { ShopFilesContext } from "../../files-context.server";
import { refreshImportedRatings } from "./refresh-imported-ratings.server";

/**
 * What happens to stored products the files do not name. `replace` archives them, except those of `keepSkus`,
 * whose rows were refused. `merge` leaves them; with `wholeFamilies` a product of the file loses variations
 * the file lacks.
 */
export type ApplyOptions =
  | { mode: "replace"; keepSkus: ReadonlySet<string> }
  | { mode: "merge"; wholeFamilies: boolean };

/** From this many rows on PostgreSQL counts them anew. */
const manyRows = 500;

/** What was done with products and with variations. `tags` name what shows something else now. */
export type ProductsApplied = {
  products: ApplyCounts;
  variations: ApplyCounts;
  refused: RowMessage[];
  tags: string[];
};

/**
 * Writes products: only those that differ from what is stored. Call it inside a transaction and after the
 * categories.
 * @returns the counts, and rows refused because a slug is taken, a category is unknown or a quota is used
 */
export async function applyProducts(
  ctx: ShopFilesContext,
  prepared: PreparedProduct[],
  options: ApplyOptions,
  onProgress: OnProgress,
): Promise<ProductsApplied> {
  const actor = await ctx.actor();
  authorize(actor, "change", catalogueSubject(ctx.tenant.id));
  requireOffers(actor, ctx.tenant.id, ctx.shop.sellerId);
  const named = prepared.flatMap(({ entry }) => entry.offer?.stock ?? []);
  const stocks = await lockStocks(
    ctx,
    ctx.shop.sellerId,
    named.map(({ sku }) => sku),
  );
  const stored = new Map((await readCatalogue(ctx)).map((product) => [product.entry.sku, product]));
  const placed = prepared.map((one) => inOldCategories(one, stored));
  const inPlace = await refuseUnplaced(ctx, placed, stored, options.mode);
  const { categoryIds } = inPlace;
  const gone = findGone(prepared, stored, options);
  const allowed = await refuseBeyondQuota(ctx, inPlace.accepted, stored, gone);
  const { accepted } = allowed;
  const refused = [...inPlace.refused, ...allowed.refused];
  const now = ctx.now().toISOString();
  const wanted = accepted.map(({ entry }) => {
    const old = stored.get(entry.sku);
    const createdAt = entry.createdAt ?? old?.entry.createdAt ?? now;
    return afterSales({ ...entry, createdAt }, old?.entry, stocks);
  });
  const changed = wanted.filter((entry) => {
    const old = stored.get(entry.sku);
    return !old || old.isArchived || !isSameEntry(entry, old.entry);
  });
  const stock = accepted.flatMap(({ entry }) => entry.offer?.stock ?? []);
  const ids = await saveProducts(
    ctx,
    { changed, placed: wanted, stock, stocks, stored, gone, categoryIds },
    onProgress,
  );
  noteChanges(ctx, { changed, gone, stored });
  const rated = await refreshImportedRatings(ctx, ids, { changed, stored, gone });
  if (changed.length >= manyRows) await analyzeCatalogue(ctx.db);
  const tags = gone.length > 0 ? [WHOLE_SHOP] : [...tagsOfProducts(changed, stored, ids), ...rated];
  return { ...count(wanted, changed, stored, gone), refused, tags };
}

/** Categories may have been renamed and removed since the rows were read. */
function inOldCategories(
  product: PreparedProduct,
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
): PreparedProduct {
  const categorySlugs = stored.get(product.entry.sku)?.entry.categorySlugs;
  if (!product.keepsCategories || !categorySlugs) return product;
  return { ...product, entry: { ...product.entry, categorySlugs } };
}

function findGone(
  prepared: PreparedProduct[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  options: ApplyOptions,
): StoredCatalogueProduct[] {
  const named = new Set(prepared.map(({ entry }) => entry.sku));
  return [...stored.values()].filter(({ entry, isArchived }) => {
    if (isArchived || named.has(entry.sku)) return false;
    if (options.mode === "replace") return !options.keepSkus.has(entry.sku);
    return options.wholeFamilies && entry.parentSku !== null && named.has(entry.parentSku);
  });
}

function noteChanges(
  { noteChange, tenant }: ShopFilesContext,
  {
    changed,
    gone,
    stored,
  }: {
    changed: CatalogueEntry[];
    gone: StoredCatalogueProduct[];
    stored: ReadonlyMap<string, StoredCatalogueProduct>;
  },
): void {
  if (!noteChange) return;
  const nameOf = ({ sku, name, parentSku }: CatalogueEntry) => ({
    kind: parentSku === null ? "product" : "variation",
    name: name === "" ? sku : `${sku} (${name})`,
  });
  // What follows from other rows, too: the options of a product from its variations, places from the order.
  const cellsOf = (entry: CatalogueEntry) => ({
    ...storedCells(entry, "", tenant.currency),
    options: entry.optionAxes.map(
      ({ label, values }) => `${label}=${values.map(({ value }) => value).join("|")}`,
    ),
    place: entry.position,
  });
  for (const entry of changed) {
    const old = stored.get(entry.sku);
    const did = !old ? "added" : old.isArchived ? "returned" : "changed";
    const fields = did === "changed" && old ? changedFields(cellsOf(old.entry), cellsOf(entry)) : [];
    noteChange({ ...nameOf(entry), did, fields: fields.filter(({ field }) => field !== "source_qty") });
  }
  for (const { entry } of gone) noteChange({ ...nameOf(entry), did: "archived", fields: [] });
}

function count(
  wanted: CatalogueEntry[],
  changed: CatalogueEntry[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  gone: StoredCatalogueProduct[],
): Pick<ProductsApplied, "products" | "variations"> {
  const result = { products: { ...noCounts }, variations: { ...noCounts } };
  const kindOf = (entry: CatalogueEntry) => result[entry.parentSku === null ? "products" : "variations"];
  const written = new Set(changed.map(({ sku }) => sku));
  for (const entry of wanted) {
    const isThere = stored.get(entry.sku)?.isArchived === false;
    const outcome = !written.has(entry.sku) ? "unchanged" : isThere ? "changed" : "added";
    kindOf(entry)[outcome] += 1;
  }
  for (const { entry } of gone) kindOf(entry).removed += 1;
  return result;
}
