import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ProductDownloads, StoredDownload } from "~/models/download/product-downloads";
import { keepDownload } from "../downloads/download-file.server";

/** Keeps the files a product names. A text says which of them are missing. */
export type DownloadFinder = (
  downloads: ProductDownloads<string> | null,
) => Promise<ProductDownloads | null | string>;

/**
 * Makes a finder over the files of a folder; each is kept once.
 * @param folder absolute path, or null for none
 */
export async function findDownloads(
  place: { dataDir: string; shopCode: string },
  folder: string | null,
): Promise<DownloadFinder> {
  const names = new Set(folder === null ? [] : await readdir(folder).catch(() => []));
  const kept = new Map<string, Promise<StoredDownload>>();
  const keep = (name: string) => {
    const file = kept.get(name) ?? keepDownload(place, join(folder ?? "", name));
    kept.set(name, file);
    return file;
  };
  return async (downloads) => {
    if (downloads === null) return null;
    const missing = downloads.files.filter((name) => !names.has(name));
    if (missing.length > 0) return `downloads '${missing.join("|")}' is not in the folder downloads`;
    return { ...downloads, files: await Promise.all(downloads.files.map(keep)) };
  };
}
