// @public

import { type SQL, sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What an address of a shop leads to. */
export type SlugTarget =
  | { kind: "page" | "category" | "product"; id: number; slug: string }
  | { kind: "redirect"; slug: string }
  | { kind: "none" };

type SlugRow = { kind: "page" | "category" | "product" | "redirect"; targetId: number | null; slug: string };

/**
 * Finds what a slug names: a page of the shop before a category or product of the tenant. A slug that was
 * renamed leads to the one it moved to, over however many renamings; a chain that never ends, or ends
 * nowhere, names nothing.
 */
export async function resolveSlug(ctx: ShopContext, slug: string): Promise<SlugTarget> {
  const addressed = (wanted: SQL) => sql`
    select slug, kind, target_id, redirect_to from slugs
    where tenant_id = ${ctx.tenant.id} and slug = ${wanted} and (shop_id = ${ctx.shop.id} or shop_id is null)
    order by shop_id nulls last limit 1`;
  const { rows } = await ctx.db.execute<SlugRow & { hops: number }>(sql`
    with recursive trail as (
      select first.*, 0 as hops from (${addressed(sql`${slug}`)}) first
      union all
      select next.*, trail.hops + 1 from trail
      cross join lateral (${addressed(sql`trail.redirect_to`)}) next
      where trail.kind = 'redirect' and trail.hops < 10
    )
    select slug, kind, target_id as "targetId", hops from trail where kind <> 'redirect' limit 1`);
  const found = rows[0];
  if (!found || found.kind === "redirect" || found.targetId === null) return { kind: "none" };
  if (found.hops > 0) return { kind: "redirect", slug: found.slug };
  return { kind: found.kind, id: found.targetId, slug: found.slug };
}
