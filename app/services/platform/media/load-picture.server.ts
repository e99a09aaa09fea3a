import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { codesOfFolder, type PictureFormat, parseMediaPath } from "~/models/platform/media/media-address";
import { pickPictureFormat } from "~/models/platform/media/pick-picture-format";
import type { Log } from "../log/log.server";
import { findOriginal } from "./find-original.server";
import { makePicture } from "./make-picture.server";
import type { MakingQueue } from "./making-queue.server";
import { contentTypeOf, resizedFolder } from "./media-path.server";
import type { PictureWorkers } from "./picture-workers.server";
import { writeWholeFile } from "./write-whole-file.server";

/**
 * A picture ready to send. `isMeanwhile` if it replaces one that is still being made; `isChosen` if the
 * request's `Accept` decided its format.
 */
export type Picture = { type: string; bytes: Buffer; isMeanwhile: boolean; isChosen: boolean };

/** A copy of a picture in one format. */
type Variant = { widthPx: number; format: PictureFormat };

/** What finding and making pictures needs. */
export type PictureParts = {
  dataDir: string;
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
 */
export async function loadPicture(
  parts: PictureParts,
  path: string,
  accept?: string,
): Promise<Picture | null> {
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
): Promise<Omit<Picture, "isChosen"> | null> {
  const kept = variant ? keptFile(parts, shopCode, name, variant) : null;
  const bytes = kept && variant ? await readFile(kept).catch(() => null) : null;
  if (bytes && variant) return ready(variant.format, bytes);
  const original = await findOriginal(parts.dataDir, shopCode, name);
  if (!original) return null;
  try {
    if (!variant || !kept) return ready(original.split(".").at(-1) ?? "", await readFile(original));
    if (variant.format !== "avif")
      return ready(variant.format, await make(parts, { ...variant, original, kept }));
    makeLater(parts, { ...variant, original, kept });
    const meanwhile = { widthPx: variant.widthPx, format: "webp" } as const;
    const webp = keptFile(parts, shopCode, name, meanwhile);
    const shown = await readFile(webp).catch(() => make(parts, { ...meanwhile, original, kept: webp }));
    return { ...ready("webp", shown), isMeanwhile: true };
  } catch (error) {
    parts.log.warn("a stored picture cannot be read", { original, error });
    return null;
  }
}

const ready = (ending: string, bytes: Buffer) => ({
  type: contentTypeOf[ending] ?? "",
  bytes,
  isMeanwhile: false,
});

function keptFile(
  { dataDir }: PictureParts,
  shopCode: string,
  name: string,
  { widthPx, format }: Variant,
): string {
  return join(resizedFolder(dataDir, shopCode), `${name}-${widthPx}.${format}`);
}

async function make({ queue, workers }: PictureParts, wanted: Wanted): Promise<Buffer> {
  const made = await queue.run(wanted.kept, "urgent", () => makeAndKeep(workers, wanted));
  if (!made) throw new Error("urgent work is never refused");
  return made;
}

function makeLater({ queue, log, workers }: PictureParts, wanted: Wanted): void {
  queue
    .run(wanted.kept, "later", () => makeAndKeep(workers, wanted))
    ?.catch((error: unknown) => log.warn("a picture could not be made", { file: wanted.kept, error }));
}

async function makeAndKeep(
  workers: PictureWorkers,
  { original, kept, widthPx, format }: Wanted,
): Promise<Buffer> {
  // Who looked just before another kept it, and asks the queue just after, finds it here.
  const found = await readFile(kept).catch(() => null);
  if (found) return found;
  const made = await makePicture(workers, original, widthPx, format);
  // A disk that is full or read-only costs speed, not the picture.
  await writeWholeFile(kept, made).catch(() => undefined);
  return made;
}
