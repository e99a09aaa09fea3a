// @public

import { downloadState } from "~/models/orders/download/download-state";
import type { DownloadRefusal } from "~/models/orders/download/download-text";
import type { DownloadView } from "~/models/orders/download/download-view";
import { type DownloadContext, findDownload } from "./find-download.server";
import { viewOfDownload } from "./list-downloads.server";

/**
 * What the page of a bought file shows, or why there is nothing to download (rules downloads-4 to
 * downloads-7).
 */
export async function openDownload(
  ctx: DownloadContext,
  hash: string,
): Promise<{ download: DownloadView } | { refusal: DownloadRefusal }> {
  const found = await findDownload(ctx, hash);
  if ("refusal" in found) return { refusal: found.refusal };
  const state = downloadState(found.file, ctx.now());
  return state === "ready" ? { download: viewOfDownload(ctx, found.file) } : { refusal: state };
}
