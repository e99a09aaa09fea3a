import { afterSales, type CatalogueEntry, isSameEntry } from "~/models/catalogue/categories/catalogue-entry";
import { fieldsProblem, productRecordCells } from "~/models/catalogue/rows/product-fields";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { staleness } from "../../shops/records/refuse-stale.server";
import { analyzeCatalogue } from "../analyze-catalogue.server";
import type { StoredProducts } from "../product/prepare-products.server";
import { saveProducts } from "../product/save-products.server";
import { tagsOfProducts } from "../product/tags-of-products.server";
import { countFamilies } from "./count-families.server";
import {
  changedMeanwhile,
  type NamedFiles,
  type ProductChange,
  type RefusedProduct,
} from "./product-change.server";
import { holdFamilies } from "./read-families.server";
import { settleChanges } from "./settle-changes.server";

/**
 * What became of changes: the versions of what they were made to, by SKU, and what shows something else now.
 */
export type WrittenProducts = {
  versions: ReadonlyMap<string, string>;
  changedSkus: string[];
  refused: RefusedProduct[];
  tags: string[];
};

/** From this many rows on PostgreSQL counts them anew. */
const manyRows = 500;

/**
 * Makes changes of products and variations, in a transaction that stays open: each is made or refused with
 * its reason. Only their families are read.
 */
export async function writeProducts(
  ctx: ShopContext,
  changes: readonly ProductChange[],
  files: NamedFiles,
): Promise<WrittenProducts> {
  const skus = changes.flatMap(({ sku, fields }) => [sku, fields.parent_sku ?? sku]);
  const stockSkus = changes.flatMap(({ sku, fields }) => [sku, fields.stock_sku || sku]);
  const { stored, stocks } = await holdFamilies(ctx, skus, stockSkus);
  const { possible, refused } = sortOut(ctx, stored, changes);
  const settled = await settleChanges(ctx, stored, possible, files);
  const now = ctx.now().toISOString();
  const wanted = settled.accepted.map(({ entry }) => {
    const old = stored.get(entry.sku)?.entry;
    return afterSales({ ...entry, createdAt: entry.createdAt ?? old?.createdAt ?? now }, old, stocks);
  });
  const refusedSkus = new Set(settled.refused.map(({ sku }) => sku));
  const named = new Set(possible.map(({ sku }) => sku).filter((sku) => !refusedSkus.has(sku)));
  const parents = new Set(
    wanted
      .filter(({ sku }) => named.has(sku))
      .flatMap(({ sku, parentSku }) => [parentSku, stored.get(sku)?.entry.parentSku]),
  );
  const changed = wanted.filter((entry) => {
    // Besides what is named, the options of its product follow from it.
    if (!named.has(entry.sku) && !parents.has(entry.sku)) return false;
    const old = stored.get(entry.sku);
    return !old || old.isArchived || !isSameEntry(entry, old.entry);
  });
  const byLine = new Map(settled.accepted.map(({ entry }) => [entry.sku, entry]));
  const stock = changed.flatMap(({ sku }) => byLine.get(sku)?.offer?.stock ?? []);
  const ids = await saveProducts(
    ctx,
    {
      changed,
      placed: changed,
      stock,
      stocks,
      stored: settled.known,
      gone: [],
      categoryIds: settled.categoryIds,
    },
    () => {},
  );
  const tags = await countAnew(ctx, { changed, stored, ids });
  if (changed.length >= manyRows) await analyzeCatalogue(ctx.db);
  const names = new Map(wanted.map((entry) => [entry.sku, entry.name]));
  const versionOf = (entry: CatalogueEntry) =>
    recordVersion(productRecordCells(entry, names.get(entry.parentSku ?? "") ?? "", ctx.tenant.currency));
  return {
    versions: new Map(
      wanted.filter(({ sku }) => named.has(sku)).map((entry) => [entry.sku, versionOf(entry)]),
    ),
    changedSkus: changed.map(({ sku }) => sku),
    refused: [...refused, ...settled.refused],
    tags: [...tagsOfProducts(changed, stored, ids), ...tags],
  };
}

/** Refuses what cannot be made whatever the product's rules: unknown fields, products and versions. */
function sortOut(ctx: ShopContext, stored: StoredProducts, changes: readonly ProductChange[]) {
  const refused: RefusedProduct[] = [];
  const seen = new Set<string>();
  const possible = changes.filter((change) => {
    const { sku } = change;
    const refusal = seen.has(sku)
      ? { sku, reason: "is named twice" }
      : refusalOf(change, stored, ctx.tenant.currency);
    seen.add(sku);
    if (refusal) refused.push(refusal);
    return refusal === null;
  });
  return { possible, refused };
}

function refusalOf(
  { sku, fields, expectedVersion, expectedFields = {}, restores }: ProductChange,
  stored: StoredProducts,
  currency: ShopContext["tenant"]["currency"],
): RefusedProduct | null {
  const found = stored.get(sku);
  const isThere = found !== undefined && !found.isArchived;
  const parentName = stored.get(found?.entry.parentSku ?? "")?.entry.name ?? "";
  const current =
    isThere || (found && restores) ? productRecordCells(found.entry, parentName, currency) : null;
  const refusal = staleness(current, expectedVersion);
  if (refusal) return { sku, ...refusal };
  const since = Object.entries(expectedFields).find(
    ([column, was]) => ![was, fields[column]].includes(current?.[column] ?? ""),
  );
  if (since && current) return { sku, reason: `${since[0]} ${changedMeanwhile}` };
  if (restores) {
    if (found?.isArchived) return null;
    return { sku, reason: found ? "is not archived" : `there is no product '${sku}'` };
  }
  if (found?.isArchived) return { sku, reason: "is archived: restore it first" };
  if (!found && expectedVersion !== null) return { sku, reason: `there is no product '${sku}'` };
  const problem = fieldsProblem(sku, fields, !found);
  return problem === null ? null : { sku, reason: problem };
}

/** Ratings of families that got or lost a member. */
async function countAnew(
  ctx: ShopContext,
  {
    changed,
    stored,
    ids,
  }: { changed: CatalogueEntry[]; stored: StoredProducts; ids: ReadonlyMap<string, number> },
): Promise<string[]> {
  const moved = changed.flatMap((entry) => {
    const old = stored.get(entry.sku);
    if (old && !old.isArchived && old.entry.parentSku === entry.parentSku) return [];
    return [old?.entry.parentSku, entry.parentSku].flatMap((sku) => ids.get(sku ?? "") ?? []);
  });
  return countFamilies(ctx, [...new Set(moved)]);
}
