// @public

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { isDownloadKey, type StoredDownload } from "~/models/catalogue/product/product-downloads";
import { fileOnDisk } from "../../platform/file-store/file-content.server";
import type { FileStore } from "../../platform/file-store/file-store";

/**
 * Where the store keeps a file to download; no address leads to it (rule downloads-2).
 * @param key as its row names it: a shop's code first
 * @throws RangeError for what is not a key
 */
export function downloadKey(key: string): string {
  if (!isDownloadKey(key)) throw new RangeError(`${JSON.stringify(key)} is not the key of a file`);
  return `downloads/${key}`;
}

/**
 * Keeps a file under the name of its content; the same bytes of a shop are kept once.
 * @param place `shopCode` is the code of the shop or marketplace it belongs to
 * @param write keeps a file that is not there yet, under this key of the store
 */
export async function keepDownload(
  { fileStore, shopCode }: { fileStore: FileStore; shopCode: string },
  file: string,
  write = async (from: string, key: string) => fileStore.put(key, await fileOnDisk(from)),
): Promise<StoredDownload> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const key = `${shopCode}/${hash.digest("hex")}`;
  const kept = downloadKey(key);
  if (!(await fileStore.head(kept))) await write(file, kept);
  return { name: basename(file), key, sizeBytes: (await stat(file)).size };
}
