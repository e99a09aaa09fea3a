import { stat } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { DownloadRefusal } from "~/models/orders/download-text";
import { downloads } from "~/tables/downloads";
import { downloadFile } from "../download-file.server";
import type { SigningContext } from "../list-downloads.server";
import { readDownloadHash } from "./download-hash.server";
import { type DownloadRow, readDownloads } from "./read-downloads.server";

/** What opening a bought file takes besides the shop: the key of links and the data folder. */
export type DownloadContext = SigningContext & { config: { dataDir: string } };

/** A bought file with where it lies and its size on the disk, or why a link gets none. */
export type FoundDownload =
  | { file: DownloadRow; onDisk: string; size: number }
  | { refusal: DownloadRefusal };

/**
 * The bought file a signed link names (rule downloads-4), as long as it is on the disk. Whether its buyer may
 * still have it is asked by `downloadState`.
 */
export async function findDownload(ctx: DownloadContext, hash: string): Promise<FoundDownload> {
  const id = readDownloadHash(ctx.secret, ctx.shop.id, hash);
  const [file] = id === null ? [] : await readDownloads(ctx, eq(downloads.id, id));
  if (!file) return { refusal: "unknown" };
  const onDisk = downloadFile(ctx.config.dataDir, file.fileKey);
  const size = await sizeOf(onDisk);
  if (size !== null) return { file, onDisk, size };
  ctx.log.error("a file to download is missing", { downloadId: file.id, path: onDisk });
  return { refusal: "lost" };
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );
