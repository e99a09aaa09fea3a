// @public

import { sql } from "drizzle-orm";
import { type ProductColumns, productRecordCells } from "~/models/catalogue/rows/product-fields";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { staleness } from "../../shops/records/refuse-stale.server";
import { countFamilies } from "../changes/count-families.server";
import type { NamedProduct, RefusedProduct } from "../changes/product-change.server";
import { familyIds } from "../changes/read-families.server";
import { readCatalogue } from "../read-catalogue.server";
import { archiveProductsById } from "../save/archive-products.server";
import { keepProductVersions } from "../save/keep-product-versions.server";

/** What became of products that were to be archived. */
export type ArchivedProducts = {
  /** How many products and variations were taken off; those that were archived before do not count. */
  count: number;
  /** Of each that is archived now, by SKU: the version that brings it back. */
  versions: ReadonlyMap<string, string>;
  /** Those of them that were not archived before. */
  changedSkus: string[];
  refused: RefusedProduct[];
};

/**
 * Takes products off the shop, with their variations, as a folder does whose rows are gone (rule
 * shop-folders-2). Those that are archived already stay so; each is archived or refused on its own.
 * @throws AppError `forbidden`
 */
export async function archiveProducts(
  ctx: ShopContext,
  products: readonly NamedProduct[],
): Promise<ArchivedProducts> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return inTransaction(ctx, async (inner) => {
    const archived = await archiveIn(inner, products);
    if (archived.count > 0) await announceChange(inner, "tenant", [WHOLE_SHOP]);
    return archived;
  });
}

/** Archives inside the caller's transaction; the caller announces the change. */
export async function archiveIn(
  ctx: ShopContext,
  products: readonly NamedProduct[],
): Promise<ArchivedProducts> {
  const ids = await familyIds(
    ctx,
    products.map(({ sku }) => sku),
  );
  await ctx.db.execute(sql`
    select id from products where tenant_id = ${ctx.tenant.id} and id = any(${sql.param(ids)}::bigint[])
    order by id for no key update`);
  const family = await readCatalogue(ctx, ids);
  const stored = new Map(family.map((one) => [one.entry.sku, one]));
  const fields = new Map(
    family.map(({ entry }) => {
      const parentName = stored.get(entry.parentSku ?? "")?.entry.name ?? "";
      return [entry.sku, productRecordCells(entry, parentName, ctx.tenant.currency)];
    }),
  );
  const refused = products.flatMap((one) => refusalOf(one, fields.get(one.sku) ?? null) ?? []);
  const refusedSkus = new Set(refused.map(({ sku }) => sku));
  const meant = new Set(products.map(({ sku }) => sku).filter((sku) => !refusedSkus.has(sku)));
  const gone = family.filter(
    ({ entry, isArchived }) => !isArchived && (meant.has(entry.sku) || meant.has(entry.parentSku ?? "")),
  );
  const goneIds = gone.map(({ id }) => id);
  await keepProductVersions(ctx, { changed: [], gone, stored });
  await archiveProductsById(ctx, goneIds);
  await countFamilies(ctx, goneIds);
  return {
    count: gone.length,
    refused,
    versions: new Map([...meant].map((sku) => [sku, recordVersion(fields.get(sku))])),
    changedSkus: gone.map(({ entry }) => entry.sku),
  };
}

function refusalOf(
  { sku, expectedVersion }: NamedProduct,
  current: ProductColumns | null,
): RefusedProduct | null {
  const refusal = staleness(current, expectedVersion);
  if (refusal) return { sku, ...refusal };
  return current === null ? { sku, reason: `there is no product '${sku}'` } : null;
}
