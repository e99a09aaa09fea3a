import { and, eq, inArray, or } from "drizzle-orm";
import type { CatalogueFilters } from "~/models/agents/catalogue/catalogue-call";
import { type Told, toldProduct } from "~/models/agents/catalogue/catalogue-product";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { productPath } from "~/paths";
import { products } from "~/tables/catalogue/catalogue";
import { recordOf } from "../../catalogue/product/read-product.server";
import { readProductRows } from "../../catalogue/product/read-product-rows.server";
import { readDb } from "../../platform/db/read-db.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { sellersOf } from "./sellers-of.server";

/** What agents may be told of these products, in this order (rule agents-17). */
export async function readTold(
  ctx: RequestContext,
  ids: readonly number[],
  filters: CatalogueFilters,
): Promise<Told[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readProductRows(ctx, ids)).map((row) => [row.id, row]));
  const terms = {
    viewer: viewerOf(ctx.shop, anonymousVisitor),
    imageOrigin: ctx.origin,
    linkOf: (slug: string, sku?: string) => `${ctx.origin}${productPath(slug, sku)}`,
    hidden: new Set(ctx.shop.settings.agents.hidden_skus),
    filters,
    sellerOf: await sellersOf(ctx, [...rows.values()]),
  };
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return (row && toldProduct(recordOf(ctx, row), terms)) ?? [];
  });
}

/** The ids of the products that SKUs, of themselves or of a variation, and slugs name. */
export async function findNamed(ctx: RequestContext, names: readonly string[]): Promise<number[]> {
  const rows = await readDb(ctx.db)
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(
      and(
        eq(products.tenantId, ctx.tenant.id),
        or(inArray(products.sku, [...names]), inArray(products.slug, [...names])),
      ),
    )
    .orderBy(products.id);
  return [...new Set(rows.map(({ id, parentId }) => parentId ?? id))];
}
