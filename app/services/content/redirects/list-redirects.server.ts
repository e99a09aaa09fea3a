// @public

import { and, asc, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Redirect } from "~/models/content/redirects/redirects";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { addressHits, redirects } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A redirect, how often it was followed, and when last; null for never. */
export type CountedRedirect = Redirect & { hits: number; lastAt: Date | null };

/**
 * The redirects of the shop in the order of their addresses: all, or at most `limit` of those that come after
 * an address.
 */
export async function listRedirects(
  ctx: ShopContext,
  { after = null, limit }: { after?: string | null; limit?: number } = {},
): Promise<CountedRedirect[]> {
  authorize(await ctx.actor(), "view", shopSubject("content", ctx.shop));
  const query = ctx.db
    .select({
      from: redirects.fromPath,
      to: redirects.toPath,
      hits: addressHits.hits,
      lastAt: addressHits.lastAt,
    })
    .from(redirects)
    .leftJoin(
      addressHits,
      and(
        ofShop(addressHits, ctx),
        eq(addressHits.kind, "redirected"),
        eq(addressHits.path, redirects.fromPath),
      ),
    )
    .where(and(ofShop(redirects, ctx), after === null ? undefined : gt(redirects.fromPath, after)))
    .orderBy(asc(redirects.fromPath));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, hits: row.hits ?? 0 }));
}

/** An address that led nowhere. */
export type MissedAddress = { path: string; hits: number; lastAt: Date };

/**
 * The addresses of the shop that were asked for and lead nowhere, those asked for most first: at most `limit`
 * of those that come after one.
 */
export async function listMissedAddresses(
  ctx: ShopContext,
  { after = null, limit = 100 }: { after?: Pick<MissedAddress, "hits" | "path"> | null; limit?: number } = {},
): Promise<MissedAddress[]> {
  authorize(await ctx.actor(), "view", shopSubject("content", ctx.shop));
  return ctx.db
    .select({ path: addressHits.path, hits: addressHits.hits, lastAt: addressHits.lastAt })
    .from(addressHits)
    .where(
      and(
        ofShop(addressHits, ctx),
        eq(addressHits.kind, "missed"),
        after === null
          ? undefined
          : or(
              lt(addressHits.hits, after.hits),
              and(eq(addressHits.hits, after.hits), gt(addressHits.path, after.path)),
            ),
      ),
    )
    .orderBy(desc(addressHits.hits), asc(addressHits.path))
    .limit(limit);
}
