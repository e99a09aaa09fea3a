// @public

import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { downloadState } from "~/models/orders/download/download-state";
import { downloadFilePath, downloadPath } from "~/paths/account";
import { downloads } from "~/tables/orders/downloads";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { signPress } from "./download-hash.server";
import { type DownloadContext, findDownload } from "./find-download.server";

/**
 * A press of the button of a bought file (rule downloads-5): counts a use, and answers the path of the file.
 * Where nothing can be downloaded, nothing is counted, and the path is that of the page, which gives the
 * reason.
 */
export async function pressDownload(ctx: DownloadContext, hash: string): Promise<string> {
  const found = await findDownload(ctx, hash);
  const isReady = "file" in found && downloadState(found.file, ctx.now()) === "ready";
  if (!isReady || !(await countUse(ctx, found.file.id))) return downloadPath(encodeURIComponent(hash));
  return downloadFilePath(hash, signPress(ctx.secret, { shopId: ctx.shop.id, id: found.file.id }, ctx.now()));
}

/**
 * Counts a use of a bought file in one statement, so that presses at the same moment never have more than
 * there are.
 * @returns false when the last one is taken
 */
export async function countUse(ctx: ShopContext, id: number): Promise<boolean> {
  const counted = await ctx.db
    .update(downloads)
    .set({ uses: sql`${downloads.uses} + 1` })
    .where(
      and(
        eq(downloads.tenantId, ctx.tenant.id),
        eq(downloads.id, id),
        or(isNull(downloads.maxUses), lt(downloads.uses, downloads.maxUses)),
      ),
    )
    .returning({ id: downloads.id });
  return counted.length > 0;
}
