import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { countsAsUse } from "~/models/download/counts-as-use";
import { downloadState } from "~/models/download/download-state";
import type { DownloadRefusal } from "~/models/download/download-text";
import { downloads } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { readDownloadHash } from "./download-hash.server";
import type { SigningContext } from "./list-downloads.server";
import { type DownloadRow, readDownloads } from "./read-downloads.server";

/** A bought file, or why a link gets none. */
export type FoundDownload = { file: DownloadRow } | { refusal: DownloadRefusal };

/**
 * The bought file a link names, as long as its buyer may have it (rules downloads-4 to downloads-7).
 * @param start first byte asked for: further on, a download that has begun is continued
 */
export async function findDownload(ctx: SigningContext, hash: string, start: number): Promise<FoundDownload> {
  const id = readDownloadHash(ctx.secret, ctx.shop.id, hash);
  const [file] = id === null ? [] : await readDownloads(ctx, eq(downloads.id, id));
  if (!file) return { refusal: "unknown" };
  const state = downloadState(file, ctx.now());
  const isContinued = state === "used_up" && !countsAsUse(start, file.lastUsedAt, ctx.now());
  return state === "ready" || isContinued ? { file } : { refusal: state };
}

/**
 * Counts a use of a bought file in one statement, so that requests at the same moment never have more than there are.
 * @returns false when the last one is taken
 */
export async function countUse(ctx: ShopContext, file: DownloadRow): Promise<boolean> {
  const counted = await ctx.db
    .update(downloads)
    .set({ uses: sql`${downloads.uses} + 1`, lastUsedAt: ctx.now() })
    .where(
      and(
        eq(downloads.tenantId, ctx.tenant.id),
        eq(downloads.id, file.id),
        or(isNull(downloads.maxUses), lt(downloads.uses, downloads.maxUses)),
      ),
    )
    .returning({ id: downloads.id });
  return counted.length > 0;
}
