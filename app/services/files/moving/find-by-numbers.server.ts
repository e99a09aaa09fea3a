import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import { redirects } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * SKUs by the numbers that products had at WooCommerce: their own where they had none, else those their old
 * addresses lead to (rule addresses-7).
 */
export async function findByNumbers(
  ctx: ShopContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const fromOf = (id: string) => `/?p=${id}`;
  const moved = await ctx.db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(ofShop(redirects, ctx), inArray(redirects.fromPath, ids.map(fromOf))));
  const slugs = new Map(moved.map(({ from, to }) => [from, to.replace(/^\//, "")]));
  const own = ids.map((id) => `woo-${id}`);
  const named = [...slugs.values()];
  const rows = await ctx.db
    .select({ sku: products.sku, slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.tenantId, ctx.tenant.id),
        isNull(products.archivedFrom),
        or(inArray(products.sku, own), named.length > 0 ? inArray(products.slug, named) : undefined),
      ),
    );
  const bySlug = new Map(rows.map(({ slug, sku }) => [slug, sku]));
  const skus = new Set(rows.map(({ sku }) => sku));
  return new Map(
    ids.flatMap((id) => {
      const sku = skus.has(`woo-${id}`) ? `woo-${id}` : bySlug.get(slugs.get(fromOf(id)) ?? null);
      return sku === undefined ? [] : [[id, sku] as const];
    }),
  );
}
