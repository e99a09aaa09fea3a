// @public

import { and, eq, sql } from "drizzle-orm";
import type { VideoEmbed } from "~/models/catalogue/product/gallery-items";
import { videoEmbeds } from "~/tables/catalogue/catalogue";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { askVideoProvider } from "./ask-video-provider.server";

const dayMs = 24 * 60 * 60 * 1000;
/** How long a provider's answer holds. A video that cannot be embedded may be allowed again soon. */
const heldMs = { embeddable: 30 * dayMs, gone: dayMs };

type LookupContext = Pick<RequestContext, "db" | "tenant" | "shop" | "now" | "log" | "config">;

/**
 * What a video of one of the shop's products is (rule api-13). Answers are kept, and pages that show the
 * video learn of a new one. Null for an address no product has, so that other people's videos are not looked
 * up here. While its provider does not answer, whether it can be embedded stays null.
 */
export async function lookUpVideo(ctx: LookupContext, url: string): Promise<VideoEmbed | null> {
  const productIds = await productsWith(ctx, url);
  if (productIds.length === 0) return null;
  const known = await readHeld(ctx, url);
  if (known) return known;
  try {
    const embed = await askVideoProvider(ctx.config.oembedUrls, url);
    await keep(ctx, url, embed);
    await announceChange(
      ctx,
      "tenant",
      productIds.map((id) => `product:${id}`),
    );
    return embed;
  } catch (error) {
    ctx.log.warn("video provider did not answer", { shop: ctx.shop.code, url, error });
    return { title: "", thumbnailUrl: "", isEmbeddable: null };
  }
}

async function productsWith({ db, tenant }: LookupContext, url: string): Promise<number[]> {
  // PostgreSQL refuses the NUL character as text.
  if (url.includes("\0")) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where tenant_id = ${tenant.id} and videos <> '[]' and videos ? ${url} limit 100`);
  return rows.map(({ id }) => id);
}

async function readHeld({ db, tenant, now }: LookupContext, url: string): Promise<VideoEmbed | null> {
  const [row] = await db
    .select()
    .from(videoEmbeds)
    .where(and(eq(videoEmbeds.tenantId, tenant.id), eq(videoEmbeds.url, url)));
  if (!row) return null;
  const { title, thumbnailUrl, isEmbeddable, lookedUpAt } = row;
  const isHeld = now().getTime() - lookedUpAt.getTime() < (isEmbeddable ? heldMs.embeddable : heldMs.gone);
  return isHeld ? { title, thumbnailUrl, isEmbeddable } : null;
}

async function keep({ db, tenant, now }: LookupContext, url: string, embed: VideoEmbed): Promise<void> {
  const known = { ...embed, isEmbeddable: embed.isEmbeddable === true, lookedUpAt: now() };
  await db
    .insert(videoEmbeds)
    .values({ tenantId: tenant.id, url, ...known })
    .onConflictDoUpdate({ target: [videoEmbeds.tenantId, videoEmbeds.url], set: known });
}
