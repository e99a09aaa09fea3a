import { type SQL, sql } from "drizzle-orm";
import { countedVariations } from "~/models/catalogue/listing/is-ever-sold";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { clearBit, hasBit } from "../engine/bitmap.server";
import type { PriceSet } from "../engine/price-set.server";
import {
  type MembersRow,
  productRowOf,
  type StoredIndexRow,
  type StoredVariationRow,
  selectMembers,
  selectProductRows,
  selectVariationRows,
  type VariationRow,
  variationRowOf,
} from "./index-rows.server";
import { readSource } from "./index-source.server";
import { placeNames } from "./place-names.server";
import { putFamily, putPrices, putProduct } from "./put-rows.server";
import { refreshWords } from "./read-words.server";

/** The result of a refresh: the categories whose listings changed, and whether the index must be rebuilt. */
export type Refreshed = { categoryIds: Set<number>; needsRebuild: boolean };

/**
 * Reads changed products again, possibly announced by their variations' ids, and writes them into the index.
 */
export async function refreshProducts(
  ctx: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  changedIds: readonly number[],
): Promise<Refreshed> {
  const read = await readChanged(ctx, changedIds);
  const rowIds = read.ids.map((id) => index.rowIdOf(id));
  const sets = [...index.prices.sets()];
  const before = rowIds.map((rowId) => (rowId === undefined ? null : stateOf(index, sets, rowId)));
  for (const row of read.products) {
    const rowId = index.rowIdOf(row.id) ?? index.addLater(row.id);
    putProduct(index, rowId, row);
    const family = countedVariations(read.families.get(row.id) ?? []);
    const variationRows = index.reserveVariations(rowId, family.length);
    if (family.length > 0) putFamily(index, { rowId, variationRows }, family);
    else putPrices(index, { rowId, variationRows }, row);
    index.categories.set(rowId, read.categoryIds.get(row.id) ?? []);
  }
  const listed = new Set(read.products.map(({ id }) => id));
  for (const id of read.ids) {
    const rowId = index.rowIdOf(id);
    if (rowId !== undefined && !listed.has(id)) clearBit(index.products.listed, rowId);
  }
  await refreshWords(ctx, index, read.ids);
  const hasKeys = await placeNames(ctx, index, [...listed]);
  const categoryIds = new Set<number>();
  let hasChanged = false;
  for (const [at, id] of read.ids.entries()) {
    const rowId = index.rowIdOf(id);
    const after = rowId === undefined ? null : stateOf(index, sets, rowId);
    if (after?.text === before[at]?.text) continue;
    hasChanged = true;
    for (const own of [...(before[at]?.categoryIds ?? []), ...(after?.categoryIds ?? [])])
      for (const above of index.tree.above(own)) categoryIds.add(above);
  }
  if (hasChanged) index.forgetAnswers();
  index.words.noteChanged(read.ids);
  return { categoryIds, needsRebuild: !hasKeys || index.productWords.isWorn };
}

/** All of a product's data in the index, for comparison. */
function stateOf(
  index: CatalogueIndex,
  sets: readonly PriceSet[],
  rowId: number,
): { text: string; categoryIds: number[] } {
  const { products, variations, attributes } = index;
  const categoryIds = index.categories.of(rowId);
  const isListed = hasBit(products.listed, rowId);
  const own = [
    ...[...products.columns, ...sets.map((set) => set.products)].map((column) => column.get(rowId)),
    ...attributes.map(({ ofProducts }) => ofProducts.get(rowId)),
  ];
  const family = index
    .variationsOf(rowId)
    .map((variationRow) => [
      variations.ids.get(variationRow),
      ...sets.map((set) => set.variations.get(variationRow)),
      ...attributes.map(({ ofVariations }) => ofVariations?.get(variationRow)),
    ]);
  return { text: isListed ? JSON.stringify([own, family, categoryIds]) : "", categoryIds };
}

async function readChanged(ctx: Pick<ShopContext, "db" | "shop">, changedIds: readonly number[]) {
  const { db, shop } = ctx;
  const { rows: tops } = await db.execute<{ id: number }>(sql`
    with top as (select distinct coalesce(parent_id, id) as id from products
      where tenant_id = ${shop.tenant.id} and id = any(${sql.param(changedIds)}::bigint[]))
    select id from top union select pc.parent_id from product_children pc
    where pc.tenant_id = ${shop.tenant.id} and pc.child_id in (select id from top union select unnest(${sql.param(changedIds)}::bigint[]))`);
  // A deleted product is found in the index by its id.
  const ids = [...new Set([...tops.map(({ id }) => id), ...changedIds])];
  const among = (column: SQL) => sql`and ${column} = any(${sql.param(ids)}::bigint[])`;
  const source = await readSource(ctx);
  const [products, variations, members] = await Promise.all([
    db.execute<StoredIndexRow>(selectProductRows(source, among(sql`p.id`))),
    db.execute<StoredVariationRow>(selectVariationRows(source, among(sql`v.parent_id`))),
    db.execute<MembersRow>(selectMembers(shop.tenant.id, among(sql`pc.product_id`))),
  ]);
  const categoryIds = new Map(members.rows.map((row) => [row.productId, row.categoryIds]));
  const families = new Map<number, VariationRow[]>();
  for (const stored of variations.rows) {
    const row = variationRowOf(stored, source);
    const family = families.get(row.parentId);
    if (family) family.push(row);
    else families.set(row.parentId, [row]);
  }
  return { ids, products: products.rows.map((row) => productRowOf(row, source)), families, categoryIds };
}
