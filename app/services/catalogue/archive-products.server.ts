import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { announceChange, WHOLE_SHOP } from "../shops/announce-change.server";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";
import { countFamilies } from "./changes/count-families.server";
import { familyIds } from "./changes/read-families.server";
import { readCatalogue } from "./read-catalogue.server";
import { archiveProducts as takeOff } from "./save/archive-products.server";
import { keepProductVersions } from "./save/keep-product-versions.server";

/**
 * Takes products off the shop, with their variations, as a folder does whose rows are gone (rule
 * shop-folders-2). Those that are archived already stay so.
 * @returns how many products and variations were taken off
 * @throws AppError `forbidden`, or `not_found` naming what is not there
 */
export async function archiveProducts(ctx: ShopContext, skus: readonly string[]): Promise<number> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return inTransaction(ctx, async (inner) => {
    const count = await archiveIn(inner, skus);
    if (count > 0) await announceChange(inner, "tenant", [WHOLE_SHOP]);
    return count;
  });
}

/** Archives inside the caller's transaction; the caller announces the change. */
export async function archiveIn(ctx: ShopContext, skus: readonly string[]): Promise<number> {
  const ids = await familyIds(ctx, skus);
  const { rows } = await ctx.db.execute<{ id: number; sku: string; isGone: boolean }>(sql`
    select p.id, p.sku, p.archived_from is not null as "isGone"
    from products p left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    where p.tenant_id = ${ctx.tenant.id} and p.id = any(${sql.param(ids)}::bigint[])
      and (p.sku = any(${sql.param(skus)}::text[]) or up.sku = any(${sql.param(skus)}::text[]))
    order by p.id for no key update of p`);
  const there = new Set(rows.map(({ sku }) => sku));
  const missing = skus.filter((sku) => !there.has(sku));
  if (missing.length > 0) throw new AppError("not_found", `There is no product '${missing.join("', '")}'.`);
  const shown = rows.filter(({ isGone }) => !isGone).map(({ id }) => Number(id));
  const family = await readCatalogue(ctx, ids);
  await keepProductVersions(ctx, {
    changed: [],
    gone: family.filter(({ id }) => shown.includes(id)),
    stored: new Map(family.map((one) => [one.entry.sku, one])),
  });
  await takeOff(ctx, shown);
  await countFamilies(ctx, shown);
  return shown.length;
}
