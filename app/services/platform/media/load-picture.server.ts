import { isAppError } from "~/models/platform/error/app-error";
import { codesOfFolder, type PictureFormat, parseMediaPath } from "~/models/platform/media/media-address";
import { pickPictureFormat } from "~/models/platform/media/pick-picture-format";
import { readBytes } from "../file-store/file-content.server";
import type { FileStore } from "../file-store/file-store";
import type { Log } from "../log/log.server";
import { findOriginal } from "./find-original.server";
import { makePicture } from "./make-picture.server";
import type { MakingQueue } from "./making-queue.server";
import { contentTypeOf, resizedOf } from "./media-path.server";
import type { PictureWorkers } from "./picture-workers.server";

/**
 * A picture ready to send. `isMeanwhile` if it replaces one that is still being made; `isChosen` if the
 * request's `Accept` decided its format.
 */
export type LoadedPicture = { type: string; bytes: Buffer; isMeanwhile: boolean; isChosen: boolean };

/** A copy of a picture in one format. */
type Variant = { widthPx: number; format: PictureFormat };

/** What finding and making pictures needs. */
export type PictureParts = {
  fileStore: FileStore;
  /** Where this node keeps resized pictures: the same store where files are on its disk. */
  diskStore: FileStore;
  clusterSuffix: string;
  log: Log;
  queue: MakingQueue;
  workers: PictureWorkers;
};

/** A variant of a picture that is there. */
type Wanted = Variant & { original: string; kept: string };

/**
 * Finds the picture a path names, or makes and keeps it. An AVIF takes long to make: it is made when no
 * request waits, and the WebP of the same width is answered meanwhile. Null for a path that names no picture
 * of ours, and for an original that cannot be read any more.
 * @param accept the request's `Accept` header
 * @throws AppError `unavailable` where the store cannot be reached
 */
export async function loadPicture(
  parts: PictureParts,
  path: string,
  accept?: string,
): Promise<LoadedPicture | null> {
  const asked = parseMediaPath(path);
  if (!asked) return null;
  const { folder, name, variant } = asked;
  const format = variant?.format ?? pickPictureFormat(accept);
  const wanted = variant && { widthPx: variant.widthPx, format };
  for (const shopCode of codesOfFolder(folder, parts.clusterSuffix)) {
    const picture = await loadOfShop(parts, shopCode, name, wanted);
    if (picture) return { ...picture, isChosen: variant !== null && variant.format === null };
  }
  return null;
}

async function loadOfShop(
  parts: PictureParts,
  shopCode: string,
  name: string,
  variant: Variant | null,
): Promise<Omit<LoadedPicture, "isChosen"> | null> {
  const kept = variant ? keyOf(shopCode, name, variant) : null;
  const bytes = kept && variant ? await readKept(parts, kept) : null;
  if (bytes && variant) return ready(variant.format, bytes);
  const original = await findOriginal(parts.fileStore, shopCode, name);
  if (!original) return null;
  try {
    if (!variant || !kept)
      return ready(original.split(".").at(-1) ?? "", await readOriginal(parts.fileStore, original));
    if (variant.format !== "avif")
      return ready(variant.format, await make(parts, { ...variant, original, kept }));
    makeLater(parts, { ...variant, original, kept });
    const meanwhile = { widthPx: variant.widthPx, format: "webp" } as const;
    const webp = keyOf(shopCode, name, meanwhile);
    const shown =
      (await readKept(parts, webp)) ?? (await make(parts, { ...meanwhile, original, kept: webp }));
    return { ...ready("webp", shown), isMeanwhile: true };
  } catch (error) {
    if (isAppError(error)) throw error;
    parts.log.warn("a stored picture cannot be read", { original, error });
    return null;
  }
}

const ready = (ending: string, bytes: Buffer) => ({
  type: contentTypeOf[ending] ?? "",
  bytes,
  isMeanwhile: false,
});

const keyOf = (shopCode: string, name: string, { widthPx, format }: Variant): string =>
  `${resizedOf(shopCode)}${name}-${widthPx}.${format}`;

async function readOriginal(fileStore: FileStore, key: string): Promise<Buffer> {
  const bytes = await readBytes(fileStore, key);
  if (!bytes) throw new Error("it was removed meanwhile");
  return bytes;
}

async function make(parts: PictureParts, wanted: Wanted): Promise<Buffer> {
  const made = await parts.queue.run(wanted.kept, "urgent", () => makeAndKeep(parts, wanted));
  if (!made) throw new Error("urgent work is never refused");
  return made;
}

function makeLater(parts: PictureParts, wanted: Wanted): void {
  parts.queue
    .run(wanted.kept, "later", () => makeAndKeep(parts, wanted))
    ?.catch((error: unknown) => parts.log.warn("a picture could not be made", { file: wanted.kept, error }));
}

/** A resized picture that this node or another made (rule files-3). */
async function readKept({ fileStore, diskStore }: PictureParts, key: string): Promise<Buffer | null> {
  const near = await readBytes(diskStore, key);
  if (near || fileStore === diskStore) return near;
  const made = await readBytes(fileStore, key);
  if (made) await diskStore.put(key, made).catch(() => undefined);
  return made;
}

async function makeAndKeep(
  parts: PictureParts,
  { original, kept, widthPx, format }: Wanted,
): Promise<Buffer> {
  const { fileStore, diskStore, workers } = parts;
  // Who looked just before another kept it, and asks the queue just after, finds it here.
  const found = await readKept(parts, kept);
  if (found) return found;
  const made = await makePicture(workers, await readOriginal(fileStore, original), widthPx, format);
  // A disk that is full or read-only costs speed, not the picture.
  for (const store of new Set([diskStore, fileStore])) await store.put(kept, made).catch(() => undefined);
  return made;
}
