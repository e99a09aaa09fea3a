import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ProductDownloads, StoredDownload } from "~/models/catalogue/product/product-downloads";
import { keepDownload } from "../../../orders/downloads/download-file.server";
import { fileOnDisk } from "../../../platform/file-store/file-content.server";
import type { FileStore } from "../../../platform/file-store/file-store";

/** Finds the files that products name. */
export type DownloadFinder = {
  /** The files as they will be kept; a text says which of them are missing. */
  find: (downloads: ProductDownloads<string> | null) => Promise<ProductDownloads | null | string>;
  /** Whether the folder has a file of this name. */
  has: (name: string) => boolean;
  /** Keeps what was found so far. */
  keep: () => Promise<void>;
  /** Where what `keep` will store lies. */
  unkept: () => string[];
};

/**
 * Makes a finder over the files of a folder; each is read once.
 * @param folder absolute path, or null for none
 * @param isDeep whether files of the folders in it count, too, by their own names; of several of a name none
 * does
 */
export async function findDownloads(
  place: { fileStore: FileStore; shopCode: string },
  folder: string | null,
  { isDeep = false }: { isDeep?: boolean } = {},
): Promise<DownloadFinder> {
  const paths = folder === null ? [] : await readdir(folder, { recursive: isDeep }).catch(() => []);
  const names = paths.map((path) => basename(path));
  const doubled = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const pathOf = new Map(
    paths.map((path) => [basename(path), path] as const).filter(([name]) => !doubled.has(name)),
  );
  const found = new Map<string, Promise<StoredDownload>>();
  const unkept = new Map<string, string>();
  const later = async (from: string, key: string) => {
    unkept.set(key, from);
  };
  const load = (name: string) => {
    const file = found.get(name) ?? keepDownload(place, join(folder ?? "", pathOf.get(name) ?? name), later);
    found.set(name, file);
    return file;
  };
  return {
    async find(downloads) {
      if (downloads === null) return null;
      const missing = downloads.files.filter((name) => !pathOf.has(name));
      if (missing.length > 0) return `downloads '${missing.join("|")}' is not in the folder downloads`;
      return { ...downloads, files: await Promise.all(downloads.files.map(load)) };
    },
    has: (name) => pathOf.has(name),
    unkept: () => [...unkept.values()],
    async keep() {
      for (const [key, from] of unkept) await place.fileStore.put(key, await fileOnDisk(from));
      unkept.clear();
    },
  };
}
