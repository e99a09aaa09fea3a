// @public

import { sql } from "drizzle-orm";
import { type SeedCategories, type SeedCategory, seedCategories } from "~/models/files/seed/seed-categories";
import { seedProduct } from "~/models/files/seed/seed-product";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { analyzeCatalogue } from "../../catalogue/analyze-catalogue.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopFilesContext } from "../files-context.server";
import { fillStarterMenu } from "../folders/starter/fill-starter-menu.server";
import { writeSeedBatch } from "./write-seed-batch.server";

/**
 * Products written at once; the first ones are few, so that the tables can be counted before they are large.
 */
const [firstBatch, batchSize] = [100, 2000];

/**
 * Fills a shop with generated products until it has as many as asked for. What an earlier run wrote stays, so
 * a run that was ended goes on where it was.
 * @param tree its categories
 * @returns how many were added
 */
export async function seedShop(
  ctx: ShopFilesContext,
  productCount: number,
  onProgress: OnProgress,
  tree: SeedCategories = seedCategories(),
): Promise<number> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const { categories, leaves } = tree;
  const categoryIds = await inTransaction(ctx, (inner) => writeCategories(inner, categories));
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from products
    where tenant_id = ${ctx.tenant.id} and parent_id is null and sku like 'BIG-%'`);
  const before = rows[0]?.count ?? 0;
  for (let from = before, size = 0; from < productCount; from += size) {
    size = Math.min(from === before ? firstBatch : batchSize, productCount - from);
    const batch = Array.from({ length: size }, (_, at) => seedProduct(from + at, leaves));
    await inTransaction(ctx, async (inner) => {
      // A check of a reference whose plan is of a table that was empty then reads the whole table for each
      // row.
      await inner.db.execute(sql`discard plans`);
      await writeSeedBatch(inner, batch, categoryIds);
    });
    // PostgreSQL may choose a wrong index for a table without statistics: they are made after the first
    // batch.
    if (from === before) await analyzeCatalogue(ctx.db);
    onProgress("Products", from + size, productCount);
  }
  await inTransaction(ctx, fillStarterMenu);
  await analyzeCatalogue(ctx.db);
  await announceChange(ctx, "tenant", ["shop"]);
  return Math.max(0, productCount - before);
}

/** Writes the tree; answers ids by path. */
async function writeCategories(
  ctx: ShopFilesContext,
  categories: readonly SeedCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { slug, path, name, parentPath }] of categories.entries()) {
    const parentId = parentPath === null ? null : (ids.get(parentPath) ?? null);
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      with written as (
        insert into categories (tenant_id, parent_id, slug, path, name, position)
        values (${ctx.tenant.id}, ${parentId}, ${slug}, ${path}, ${name}, ${position})
        on conflict (tenant_id, slug) do update set name = excluded.name
        returning id
      ), named as (
        insert into slugs (tenant_id, slug, kind, target_id) select ${ctx.tenant.id}, ${slug}, 'category', id from written
        on conflict do nothing
      )
      select id from written`);
    if (rows[0]) ids.set(path, rows[0].id);
  }
  return ids;
}
