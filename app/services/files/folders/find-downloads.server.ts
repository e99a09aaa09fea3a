import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ProductDownloads, StoredDownload } from "~/models/catalogue/product-downloads";
import { keepDownload } from "../../orders/download-file.server";
import { fileOnDisk } from "../../platform/file-store/file-content.server";
import type { FileStore } from "../../platform/file-store/file-store";

/** Finds the files that products name. */
export type DownloadFinder = {
  /** The files as they will be kept; a text says which of them are missing. */
  find: (downloads: ProductDownloads<string> | null) => Promise<ProductDownloads | null | string>;
  /** Keeps what was found so far. */
  keep: () => Promise<void>;
};

/**
 * Makes a finder over the files of a folder; each is read once.
 * @param folder absolute path, or null for none
 */
export async function findDownloads(
  place: { fileStore: FileStore; shopCode: string },
  folder: string | null,
): Promise<DownloadFinder> {
  const names = new Set(folder === null ? [] : await readdir(folder).catch(() => []));
  const found = new Map<string, Promise<StoredDownload>>();
  const unkept = new Map<string, string>();
  const later = async (from: string, key: string) => {
    unkept.set(key, from);
  };
  const load = (name: string) => {
    const file = found.get(name) ?? keepDownload(place, join(folder ?? "", name), later);
    found.set(name, file);
    return file;
  };
  return {
    async find(downloads) {
      if (downloads === null) return null;
      const missing = downloads.files.filter((name) => !names.has(name));
      if (missing.length > 0) return `downloads '${missing.join("|")}' is not in the folder downloads`;
      return { ...downloads, files: await Promise.all(downloads.files.map(load)) };
    },
    async keep() {
      for (const [key, from] of unkept) await place.fileStore.put(key, await fileOnDisk(from));
      unkept.clear();
    },
  };
}
