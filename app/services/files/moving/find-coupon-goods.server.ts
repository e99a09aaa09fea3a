import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CouponGoods } from "~/models/files/moving/woo-coupon";
import { categories, products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findByNumbers } from "./find-by-numbers.server";

/** What a coupon holds for as discounts name it, and what of its words is not found here. */
type FoundGoods = { skus: string[]; categories: string[]; missing: string[] };

/**
 * Finds the products and categories that a coupon of WooCommerce names (rule imports-13). Numbers of products
 * there are those by which their old addresses lead here (rule addresses-7).
 */
export async function findCouponGoods(ctx: ShopContext, goods: CouponGoods): Promise<FoundGoods> {
  const bySku = await findSkus(ctx, goods.skus);
  const byId = await findByNumbers(ctx, goods.ids);
  const byName = await findCategories(ctx, goods.categories);
  // Exporters that write SKUs write numbers, too: either is enough.
  const ids = goods.skus.length > 0 ? [] : goods.ids;
  return {
    skus: [...new Set([...bySku, ...ids.flatMap((id) => byId.get(id) ?? [])])],
    categories: goods.categories.flatMap((name) => byName.get(name.toLowerCase()) ?? []),
    missing: [
      ...goods.skus.filter((sku) => !bySku.has(sku)),
      ...ids.filter((id) => !byId.has(id)).map((id) => `product ${id}`),
      ...goods.categories.filter((name) => !byName.has(name.toLowerCase())).map((name) => `category ${name}`),
    ],
  };
}

async function findSkus(ctx: ShopContext, skus: readonly string[]): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const { tenantId, archivedFrom, sku } = products;
  const rows = await ctx.db
    .select({ sku })
    .from(products)
    .where(and(eq(tenantId, ctx.tenant.id), isNull(archivedFrom), inArray(sku, [...skus])));
  return new Set(rows.map((row) => row.sku));
}

/** Slugs of categories by their names in small letters; one of several of a name is none. */
async function findCategories(
  ctx: ShopContext,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await ctx.db
    .select({ name: categories.name, slug: categories.slug })
    .from(categories)
    .where(eq(categories.tenantId, ctx.tenant.id));
  const slugsOf = new Map<string, string[]>();
  for (const { name, slug } of rows)
    slugsOf.set(name.toLowerCase(), [...(slugsOf.get(name.toLowerCase()) ?? []), slug]);
  return new Map(
    [...slugsOf].flatMap(([name, [slug, ...others]]) =>
      slug !== undefined && others.length === 0 ? [[name, slug] as const] : [],
    ),
  );
}
