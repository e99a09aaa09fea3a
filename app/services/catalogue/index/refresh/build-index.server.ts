import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { brandCode, filterGroups } from "~/models/catalogue/filters/filter-group";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { readSnapshot } from "../../../platform/db/read-db.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { isListed, joinOffer } from "../../listing/listed-product.server";
import { CatalogueIndex } from "../catalogue-index.server";
import { CategoryTree, type IndexedCategory } from "../engine/category-tree.server";
import { AttributeColumn } from "../engine/index-tables.server";
import { FoundAttributes } from "./found-attributes.server";
import {
  type MembersRow,
  readFamilies,
  readProducts,
  selectCategories,
  selectMembers,
} from "./index-rows.server";
import { type IndexSource, readSource } from "./index-source.server";
import { putFamily, putPrices, putProduct } from "./put-rows.server";
import { readInChunks } from "./read-in-chunks.server";
import { readWords } from "./read-words.server";
import { findCollation, sortedName } from "./sorted-name.server";

/**
 * Largest gap between the keys of neighbouring names; in a shop of a million products it is about a thousand.
 */
const maxNameStep = 1 << 16;

/**
 * Builds a shop's index from one database snapshot, a few hundred rows at a time, so that requests are
 * answered meanwhile.
 */
export function buildIndex({ db, shop }: Pick<ShopContext, "db" | "shop">): Promise<CatalogueIndex> {
  return readSnapshot(db, async (tx) => {
    // PostgreSQL sorts with one process instead of three, leaving the other CPUs to requests.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    const { rows: categories } = await tx.execute<IndexedCategory>(selectCategories(shop));
    const index = new CatalogueIndex(new CategoryTree(categories));
    await fillIndex(tx, shop, index);
    return index;
  });
}

async function fillIndex(db: Db, shop: ShopContext["shop"], index: CatalogueIndex): Promise<void> {
  const configured = shop.settings.catalogue.filters;
  const codes = configured.length > 0 ? configured.map(({ code }) => code) : [brandCode];
  const values = filterGroups(configured, codes).flatMap(({ code, kind }) => {
    // The distance of a seller is looked up by who offers a product.
    if (kind === "distance") return [sellerCode];
    return kind === "select" && codes.includes(code) ? [code] : [];
  });
  index.attributes = [...new Set(values)].map((code) => new AttributeColumn(code));
  const found = configured.length > 0 ? null : new FoundAttributes(index);
  const source = await readSource({ db, shop });
  await readProducts(db, source, null, (row) => {
    found?.noteProduct(row);
    const rowId = index.products.add();
    putProduct(index, rowId, row);
    putPrices(index, { rowId, variationRows: [] }, row);
  });
  for (const _ of index.finishProducts()) await setImmediate();
  await readFamilies(db, source, null, (parentId, family) => {
    const rowId = index.rowIdOf(parentId);
    if (rowId === undefined) return;
    for (const row of family) found?.noteVariation(row);
    const variationRows = family.map(() => index.variations.add(rowId));
    putFamily(index, { rowId, variationRows }, family);
  });
  index.finishVariations();
  index.groups = filterGroups(configured, found?.choose() ?? [], found?.labels);
  await readNames(db, { source, shop }, index);
  await readInChunks<MembersRow>(db, selectMembers(shop.tenant.id, sql``), ({ productId, categoryIds }) => {
    const rowId = index.rowIdOf(productId);
    if (rowId !== undefined) index.categories.set(rowId, categoryIds);
  });
  index.trim();
  await readWords(db, shop, index);
  for (const _ of index.productWords.finish()) await setImmediate();
}

/** Reads the alphabetical order of products. */
async function readNames(
  db: Db,
  { source, shop }: { source: IndexSource; shop: ShopContext["shop"] },
  index: CatalogueIndex,
) {
  index.collation = await findCollation(db, shop);
  const names = sql`select p.id from products p ${joinOffer(source.sellerId)}
    where p.tenant_id = ${source.tenantId} and ${isListed} order by ${sortedName(shop, index, "p")}, p.id`;
  index.nameStep = Math.max(1, Math.min(maxNameStep, Math.floor(0xffffffff / (index.products.count + 2))));
  let position = 0;
  await readInChunks<{ id: number }>(db, names, ({ id }) => {
    const rowId = index.rowIdOf(id);
    if (rowId !== undefined) index.products.nameKeys.set(rowId, ++position * index.nameStep);
  });
}
