import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";

/** What an address of a shop leads to. */
export type SlugTarget =
  | { kind: "page" | "category" | "product"; id: number; slug: string }
  | { kind: "redirect"; slug: string }
  | { kind: "none" };

type SlugRow = { kind: "page" | "category" | "product" | "redirect"; targetId: number | null; slug: string };

/**
 * Finds what a slug names (part 1, §2 `/{slug}`). A slug that was renamed leads to the one it moved to, over however
 * many renamings; a chain that never ends, or ends nowhere, names nothing.
 */
export async function resolveSlug(ctx: ShopContext, slug: string): Promise<SlugTarget> {
  const { rows } = await ctx.db.execute<SlugRow & { hops: number }>(sql`
    with recursive trail as (
      select slug, kind, target_id, redirect_to, 0 as hops from slugs where shop_id = ${ctx.shop.id} and slug = ${slug}
      union all
      select next.slug, next.kind, next.target_id, next.redirect_to, trail.hops + 1 from trail
      join slugs next on next.shop_id = ${ctx.shop.id} and next.slug = trail.redirect_to
      where trail.kind = 'redirect' and trail.hops < 10
    )
    select slug, kind, target_id as "targetId", hops from trail where kind <> 'redirect' limit 1`);
  const found = rows[0];
  if (!found || found.kind === "redirect" || found.targetId === null) return { kind: "none" };
  if (found.hops > 0) return { kind: "redirect", slug: found.slug };
  return { kind: found.kind, id: found.targetId, slug: found.slug };
}
