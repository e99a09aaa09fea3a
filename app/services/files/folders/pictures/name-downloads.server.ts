import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ProductDownloads, StoredDownload } from "~/models/catalogue/product/product-downloads";
import { downloadKey } from "../../../orders/downloads/download-file.server";
import type { FileStore } from "../../../platform/file-store/file-store";
import { copyOwn } from "../apply/copy-own.server";

/** Turns kept files back into names of a folder, and remembers which were named. */
export type DownloadNames = {
  inFiles: (downloads: ProductDownloads | null) => ProductDownloads<string> | null;
  /** Writes the files named so far. */
  copyTo: (folder: string) => Promise<void>;
};

/**
 * Files keep their names; another file of the same name gets the beginning of its content's digest before it.
 */
export function nameDownloads(fileStore: FileStore): DownloadNames {
  const keys = new Map<string, string>();
  const nameOf = ({ name, key }: StoredDownload): string => {
    const taken = keys.get(name);
    const free =
      taken === undefined || taken === key ? name : `${key.split("/").at(-1)?.slice(0, 8)}-${name}`;
    keys.set(free, key);
    return free;
  };
  return {
    inFiles: (downloads) => downloads && { ...downloads, files: downloads.files.map(nameOf) },
    async copyTo(folder) {
      if (keys.size === 0) return;
      await mkdir(join(folder, "downloads"), { recursive: true });
      for (const [name, key] of keys)
        await copyOwn(fileStore, downloadKey(key), join(folder, "downloads", name));
    },
  };
}
