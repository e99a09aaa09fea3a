// @public

import { and, eq, inArray } from "drizzle-orm";
import type { VideoEmbed } from "~/models/catalogue/product/gallery-items";
import { videoEmbeds } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The stored data of these videos, by address; it asks no provider. */
export async function readVideoEmbeds(
  ctx: ShopContext,
  urls: readonly string[],
): Promise<Map<string, VideoEmbed>> {
  if (urls.length === 0) return new Map();
  const { url, title, thumbnailUrl, isEmbeddable } = videoEmbeds;
  const rows = await ctx.db
    .select({ url, title, thumbnailUrl, isEmbeddable })
    .from(videoEmbeds)
    .where(and(eq(videoEmbeds.tenantId, ctx.tenant.id), inArray(videoEmbeds.url, [...urls])));
  return new Map(rows.map(({ url: found, ...embed }) => [found, embed]));
}
