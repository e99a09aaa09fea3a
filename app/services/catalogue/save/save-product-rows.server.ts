import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { CatalogueEntry } from "~/models/catalogue/categories/catalogue-entry";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";

/** Rows of one statement; 30 columns of them stay far below PostgreSQL's 65,535 parameters. */
const batchSize = 500;

type ProductInsert = typeof products.$inferInsert;

/**
 * Columns an upsert never writes over: keys, what the database makes itself, whose it is, and what shoppers
 * said.
 */
const ownColumns = new Set([
  "tenantId",
  "id",
  "sku",
  "slug",
  "jpin",
  "ownerSellerId",
  "search",
  "ratingHundredths",
  "reviewCount",
]);

/**
 * Inserts and updates products, then their variations, many rows a statement.
 * @param entries what differs from what is stored
 * @param gone products about to be archived
 * @returns ids of all products and variations of the shop by SKU
 */
export async function saveProductRows(
  ctx: ShopContext,
  entries: CatalogueEntry[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  gone: StoredCatalogueProduct[],
  onProgress: OnProgress,
): Promise<Map<string, number>> {
  const ids = new Map([...stored].map(([sku, { id }]) => [sku, id]));
  const moved = entries.filter((entry) => isMoved(entry, stored.get(entry.sku)));
  await freeSlugs(ctx, moved, { entries, stored, gone });
  const tops = entries.filter((entry) => entry.parentSku === null);
  const variations = entries.filter((entry) => entry.parentSku !== null);
  let done = 0;
  for (const group of [tops, variations]) {
    for (let from = 0; from < group.length; from += batchSize) {
      const batch = group.slice(from, from + batchSize);
      const saved = await upsert(
        ctx,
        batch.map((entry) => rowOf(ctx, entry, ids)),
      );
      for (const { id, sku } of saved) ids.set(sku, id);
      done += batch.length;
      onProgress("Products", done, entries.length);
    }
  }
  await giveSlugs(ctx, moved);
  return ids;
}

/** Whether a product or variation that is there gets another slug or JPIN. */
const isMoved = (entry: CatalogueEntry, old: StoredCatalogueProduct | undefined): boolean =>
  old !== undefined && (old.entry.slug !== entry.slug || old.entry.jpin !== entry.jpin);

/**
 * Two products may swap slugs or JPINs; the unique indexes look at every row, so changed ones are let go of
 * first. An archived product keeps its own until another takes it.
 */
async function freeSlugs(
  ctx: ShopContext,
  moved: CatalogueEntry[],
  all: {
    entries: CatalogueEntry[];
    stored: ReadonlyMap<string, StoredCatalogueProduct>;
    gone: StoredCatalogueProduct[];
  },
): Promise<void> {
  const { entries, stored, gone } = all;
  const slugs = new Set(entries.map(({ slug }) => slug));
  const jpins = new Set(entries.map(({ jpin }) => jpin));
  const isTaken = ({ slug, jpin }: CatalogueEntry) =>
    (slug !== null && slugs.has(slug)) || (jpin !== null && jpins.has(jpin));
  const written = new Set(entries.map(({ sku }) => sku));
  const archived = [...stored.values()].filter(
    ({ isArchived, entry }) => isArchived && !written.has(entry.sku),
  );
  const givenUp = [...gone, ...archived].filter(({ entry }) => isTaken(entry));
  const left = moved.flatMap(({ sku }) => stored.get(sku) ?? []);
  const freed = [...left, ...givenUp].map(({ id }) => id);
  if (freed.length > 0)
    await ctx.db
      .update(products)
      .set({ slug: null, jpin: null })
      .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.id, freed)));
}

/** Writes slugs and JPINs of products that were there, once all of them are free. */
async function giveSlugs(ctx: ShopContext, moved: CatalogueEntry[]): Promise<void> {
  for (const { sku, slug, jpin } of moved)
    await ctx.db
      .update(products)
      .set({ slug, jpin })
      .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.sku, sku)));
}

/**
 * Unique columns are not among those it sets: with one of them PostgreSQL locks each row against the carts
 * and lists that refer to it, until the apply is done.
 */
function upsert(ctx: ShopContext, rows: ProductInsert[]) {
  const set = Object.entries(getTableColumns(products))
    .filter(([key]) => !ownColumns.has(key))
    .map(([key, column]): [string, SQL] => [key, sql.raw(`excluded."${column.name}"`)]);
  return ctx.db
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: [products.tenantId, products.sku], set: Object.fromEntries(set) })
    .returning({ id: products.id, sku: products.sku });
}

function rowOf(ctx: ShopContext, entry: CatalogueEntry, ids: ReadonlyMap<string, number>): ProductInsert {
  const { parentSku, categorySlugs: _categories, childSkus: _children, offer: _offer, ...columns } = entry;
  return {
    ...columns,
    tenantId: ctx.tenant.id,
    parentId: parentSku === null ? null : (ids.get(parentSku) ?? null),
    archivedFrom: null,
    createdAt: new Date(entry.createdAt),
    updatedAt: ctx.now(),
  };
}
