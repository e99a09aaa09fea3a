import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isDownloadKey, type StoredDownload } from "~/models/catalogue/product-downloads";

/**
 * Where a kept file lies: below `downloads/` of the data folder, which no address leads to (rule
 * downloads-2).
 * @throws RangeError for what is not a key
 */
export function downloadFile(dataDir: string, key: string): string {
  if (!isDownloadKey(key)) throw new RangeError(`${JSON.stringify(key)} is not the key of a file`);
  return join(dataDir, "downloads", key);
}

/**
 * Keeps a file under the name of its content; the same bytes of a shop are kept once.
 * @param place `shopCode` is the code of the shop or marketplace it belongs to
 * @param write keeps a file that is not there yet
 */
export async function keepDownload(
  place: { dataDir: string; shopCode: string },
  file: string,
  write: (from: string, to: string) => Promise<void> = copyWhole,
): Promise<StoredDownload> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const key = `${place.shopCode}/${hash.digest("hex")}`;
  const kept = downloadFile(place.dataDir, key);
  const isKept = await access(kept).then(
    () => true,
    () => false,
  );
  if (!isKept) await write(file, kept);
  return { name: basename(file), key, sizeBytes: (await stat(file)).size };
}

/** Copies a file so that it is there whole or not at all. */
export async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(4).toString("hex")}.part`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, draft);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
