// @public

import type { StoreKind } from "../config/file-settings.server";
import type { Config } from "../config/read-config.server";
import type { Log } from "../log/log.server";
import { boundPictures } from "../media/bound-pictures.server";
import { createDiskStore } from "./disk-store.server";
import { fallBack } from "./fall-back.server";
import type { FileStore } from "./file-store";
import { createS3Store } from "./s3-store.server";

/** The stores of a process. */
export type FileStores = {
  /** Where the files of shops are. */
  fileStore: FileStore;
  /**
   * This node's own disk: the same store where files are kept there. In front of a bucket its pictures are
   * bounded.
   */
  diskStore: FileStore;
  /** One of the places alone, without what it falls back on. */
  storeOf: (kind: StoreKind) => FileStore;
};

/** Opens what is configured; nothing is asked before the first file is. */
export function openFileStores({ dataDir, files }: Pick<Config, "dataDir" | "files">, log: Log): FileStores {
  const diskStore = createDiskStore(dataDir);
  const bucket = files.s3 && createS3Store(files.s3, log);
  const storeOf = (kind: StoreKind): FileStore => {
    if (kind === "disk") return diskStore;
    if (!bucket) throw new Error("no bucket is configured");
    return bucket;
  };
  const main = storeOf(files.store);
  const fileStore = files.fallback ? fallBack(main, storeOf(files.fallback)) : main;
  if (main === diskStore) return { fileStore, diskStore, storeOf };
  const bound = { dataDir, maxBytes: files.cacheBytes, log };
  return { fileStore, diskStore: boundPictures(diskStore, bound), storeOf };
}
