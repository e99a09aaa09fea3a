// @public

import { and, eq, isNull, ne, or } from "drizzle-orm";
import { slugs } from "~/tables/content/content";
import type { ChangeReach } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SlugKind } from "./claim-slugs.server";
import { addressProblem } from "./taken-slugs.server";

/**
 * Why something can't have an address, or null: the address's form, a reserved word, or something else that
 * has it. Pages are in the way of pages of their own shop, and of products and categories of all shops.
 * @param own what shall have it; its id is null when it is new
 */
export async function findAddressProblem(
  ctx: ShopContext,
  slug: string,
  own: { kind: SlugKind; id: number | null; reach: ChangeReach },
): Promise<string | null> {
  const ofOwner = or(isNull(slugs.shopId), eq(slugs.shopId, ctx.shop.id));
  const rows = await ctx.db
    .select({ kind: slugs.kind, targetId: slugs.targetId })
    .from(slugs)
    .where(
      and(
        eq(slugs.tenantId, ctx.tenant.id),
        eq(slugs.slug, slug),
        ne(slugs.kind, "redirect"),
        own.reach === "shop" ? ofOwner : undefined,
      ),
    );
  const taken = rows.flatMap(({ kind, targetId }) =>
    kind === "redirect" || targetId === null || (kind === own.kind && targetId === own.id)
      ? []
      : [[slug, { kind, targetId }] as const],
  );
  return addressProblem(slug, new Map(taken));
}
