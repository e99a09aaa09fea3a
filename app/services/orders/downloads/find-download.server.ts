import { eq } from "drizzle-orm";
import type { DownloadRefusal } from "~/models/orders/download/download-text";
import { downloads } from "~/tables/orders/downloads";
import type { FileStore } from "../../platform/file-store/file-store";
import { downloadKey } from "./download-file.server";
import { readDownloadHash } from "./download-hash.server";
import type { SigningContext } from "./list-downloads.server";
import { type DownloadRow, readDownloads } from "./read-downloads.server";

/** What opening a bought file takes besides the shop: the key of links and where files are kept. */
export type DownloadContext = SigningContext & { fileStore: FileStore };

/** A bought file with its key in the store and its size, or why a link gets none. */
export type FoundDownload = { file: DownloadRow; key: string; size: number } | { refusal: DownloadRefusal };

/**
 * The bought file a signed link names (rule downloads-4), as long as it is there. Whether its buyer may
 * still have it is asked by `downloadState`.
 */
export async function findDownload(ctx: DownloadContext, hash: string): Promise<FoundDownload> {
  const id = readDownloadHash(ctx.secret, ctx.shop.id, hash);
  const [file] = id === null ? [] : await readDownloads(ctx, eq(downloads.id, id));
  if (!file) return { refusal: "unknown" };
  const key = downloadKey(file.fileKey);
  const kept = await ctx.fileStore.head(key);
  if (kept) return { file, key, size: kept.sizeBytes };
  ctx.log.error("a file to download is missing", { downloadId: file.id, key });
  return { refusal: "lost" };
}
