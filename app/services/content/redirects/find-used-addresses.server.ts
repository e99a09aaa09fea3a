import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Addresses of one statement. */
const chunkSize = 1000;

/**
 * Which addresses show something of the shop, and what: a page that is shown, a category, or a product that
 * is shown.
 * @param paths as redirects are stored
 */
export async function findUsedAddresses(
  ctx: ShopContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const slugs = paths.filter((path) => !/[?*]/.test(path)).map((path) => path.slice(1));
  const used = new Map<string, string>();
  for (let at = 0; at < slugs.length; at += chunkSize) {
    const { rows } = await ctx.db.execute<{ slug: string; kind: string }>(sql`
      select s.slug, s.kind from slugs s
      where s.tenant_id = ${ctx.tenant.id} and (s.shop_id = ${ctx.shop.id} or s.shop_id is null)
        and s.slug in ${slugs.slice(at, at + chunkSize)}
        and (s.kind = 'category'
          or s.kind = 'page' and exists (select 1 from templates t where t.tenant_id = s.tenant_id
            and t.id = s.target_id and not t.is_preview_only)
          or s.kind = 'product' and exists (select 1 from products p
            join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
            where p.tenant_id = s.tenant_id and p.id = s.target_id and p.status <> 'archived' and o.is_visible))`);
    for (const { slug, kind } of rows) used.set(`/${slug}`, kind);
  }
  return used;
}
