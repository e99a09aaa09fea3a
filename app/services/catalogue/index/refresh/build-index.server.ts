import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { brandCode, filterGroups } from "~/models/catalogue/filter-group";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { Db } from "../../../platform/db/open-pool.server";
import { readSnapshot } from "../../../platform/db/read-db.server";
import type { ShopContext } from "../../../shops/shop-context.server";
import { CatalogueIndex } from "../../catalogue-index.server";
import { isListed, joinOffer } from "../../listed-product.server";
import { CategoryTree, type IndexedCategory } from "../engine/category-tree.server";
import { AttributeColumn } from "../engine/index-tables.server";
import { FoundAttributes } from "./found-attributes.server";
import {
  type IndexOwner,
  inLayout,
  joinFirstCategory,
  type MembersRow,
  ownerOf,
  productRowOf,
  type StoredProductRow,
  type StoredVariationRow,
  selectCategories,
  selectLayout,
  selectMembers,
  selectNames,
  selectProductRows,
  selectVariationRows,
  variationRowOf,
} from "./index-rows.server";
import { putFamily, putPrices, putProduct } from "./put-rows.server";
import { readFamilies, readInChunks } from "./read-in-chunks.server";
import { readWords } from "./read-words.server";
import { readSellerFacts, type SellerFacts } from "./seller-facts.server";

/**
 * Largest gap between the keys of neighbouring names; in a shop of a million products it is about a thousand.
 */
const maxNameStep = 1 << 16;

/**
 * Builds a shop's index from one database snapshot, a few hundred rows at a time, so that requests are
 * answered meanwhile.
 */
export function buildIndex({ db, shop }: Pick<ShopContext, "db" | "shop">): Promise<CatalogueIndex> {
  const read = async (tx: Db) => {
    // PostgreSQL sorts with one process instead of three, leaving the other CPUs to requests.
    await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
    return build(tx, shop);
  };
  return readSnapshot(db, read);
}

async function build(db: Db, shop: ShopContext["shop"]): Promise<CatalogueIndex> {
  const { rows: categories } = await db.execute<IndexedCategory>(selectCategories(shop.tenant.id));
  const room = await countRows(db, ownerOf(shop));
  const index = new CatalogueIndex(new CategoryTree(categories), room);
  await fillIndex(db, shop, index);
  return index;
}

async function fillIndex(db: Db, shop: ShopContext["shop"], index: CatalogueIndex): Promise<void> {
  const configured = shop.settings.catalogue.filters;
  const codes = configured.length > 0 ? configured.map(({ code }) => code) : [brandCode];
  const values = filterGroups(configured, codes).flatMap(({ code, kind }) => {
    // The distance of a seller is looked up by who offers a product.
    if (kind === "distance") return [sellerCode];
    return kind === "select" && codes.includes(code) ? [code] : [];
  });
  index.attributes = [...new Set(values)].map((code) => new AttributeColumn(code, index.room));
  const found = configured.length > 0 ? null : new FoundAttributes(index);
  const offered = configured.length > 0 ? codes : null;
  const { rows: layout } = await db.execute<{ code: string }>(selectLayout(ownerOf(shop), offered));
  const order = inLayout(layout.map(({ code }) => code));
  const facts = await readSellerFacts({ db, shop });
  await readProducts(db, ownerOf(shop), { order, facts }, index, found);
  for (const _ of index.finishProducts()) await setImmediate();
  await readVariations(db, ownerOf(shop), { order, facts }, index, found);
  index.finishVariations();
  index.groups = filterGroups(configured, found?.choose() ?? [], found?.labels);
  await readNames(db, ownerOf(shop), index);
  await readMembers(db, shop.tenant.id, index);
  await readWords(db, ownerOf(shop), index);
  for (const _ of index.productWords.finish()) await setImmediate();
}

async function countRows(
  db: Db,
  { tenantId, sellerId }: IndexOwner,
): Promise<{ products: number; variations: number }> {
  const listed = sql`select count(*)::int from products p ${joinOffer(sellerId)}
    where p.tenant_id = ${tenantId} and ${isListed}`;
  const variations = sql`select count(*)::int from products v ${joinOffer(sellerId, "v", "vo")}
    where v.tenant_id = ${tenantId} and v.parent_id is not null and v.status <> 'archived' and vo.is_visible`;
  const { rows } = await db.execute<{ products: number; variations: number }>(
    sql`select (${listed}) as products, (${variations}) as variations`,
  );
  return rows[0] ?? { products: 0, variations: 0 };
}

async function readProducts(
  db: Db,
  owner: IndexOwner,
  { order, facts }: { order: SQL; facts: SellerFacts },
  index: CatalogueIndex,
  found: FoundAttributes | null,
) {
  await readInChunks<StoredProductRow>(
    db,
    selectProductRows(owner, sql`order by ${order}, p.id`, joinFirstCategory(owner)),
    (stored) => {
      const row = productRowOf(stored, facts);
      found?.noteProduct(row);
      const rowId = index.products.add();
      putProduct(index, rowId, row);
      putPrices(index, { rowId, variationRows: [] }, row);
    },
  );
}

async function readVariations(
  db: Db,
  owner: IndexOwner,
  { order, facts }: { order: SQL; facts: SellerFacts },
  index: CatalogueIndex,
  found: FoundAttributes | null,
) {
  const query = selectVariationRows(owner, sql``, {
    joined: joinFirstCategory(owner),
    order: sql`${order},`,
  });
  await readFamilies<StoredVariationRow>(db, query, (stored) => {
    const family = stored.map((row) => variationRowOf(row, facts));
    const rowId = family[0] && index.rowIdOf(family[0].parentId);
    if (rowId === undefined) return;
    for (const row of family) found?.noteVariation(row);
    const variationRows = family.map(() => index.variations.add(rowId));
    putFamily(index, { rowId, variationRows }, family);
  });
}

async function readNames(db: Db, owner: IndexOwner, index: CatalogueIndex) {
  index.nameStep = Math.max(1, Math.min(maxNameStep, Math.floor(0xffffffff / (index.products.count + 2))));
  let position = 0;
  await readInChunks<{ id: number }>(db, selectNames(owner), ({ id }) => {
    const rowId = index.rowIdOf(id);
    if (rowId !== undefined) index.products.nameKeys.set(rowId, ++position * index.nameStep);
  });
}

async function readMembers(db: Db, tenantId: string, index: CatalogueIndex) {
  await readInChunks<MembersRow>(db, selectMembers(tenantId, sql``), ({ productId, categoryIds }) => {
    const rowId = index.rowIdOf(productId);
    if (rowId !== undefined) index.categories.set(rowId, categoryIds);
  });
}
