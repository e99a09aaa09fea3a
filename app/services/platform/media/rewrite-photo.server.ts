// @public

import { AppError, isAppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import { busyPhotosMessage, unreadablePhotoMessage } from "~/models/platform/upload/photo-limits";
import { maxPixels } from "./make-picture.server";
import type { PictureTask, TaskRules } from "./picture-task";
import { createPictureWorkers, type PictureWorkers } from "./picture-workers.server";
import type { PictureShape } from "./store-image.server";

/** Longest side of a stored photo, px. */
const maxSidePx = 2000;
/** Most processor time a photo may take, ms. A HEIC of 12 megapixels takes 1 to 4 s. */
const photoLimitMs = 8_000;
/**
 * Most processor time a drawing may take, ms. An SVG of 1 kB can ask for hours; ordinary ones take a tenth of
 * a second.
 */
const drawingLimitMs = 2_000;
/** Most memory libheif may take, bytes: 40 megapixels need 400 MB. */
const maxHeicBytes = 512 * 1024 * 1024;
/** When one may try again, ms. */
const retryAfterMs = 30_000;

/** What rewriting photos needs; a request's context has it. */
export type PhotoTurns = {
  /**
   * The processes that decode what strangers send; absent for the command line, which starts one for each
   * photo.
   */
  photoWorkers?: PictureWorkers | undefined;
};

/**
 * Writes a shopper's photo anew as a WebP: turned as it is seen, made smaller, without metadata. A drawing
 * (SVG) is drawn; its own text is not kept. It is decoded in a process of its own, within limits of time,
 * memory and pixels (rules reviews-4 and pictures-6).
 * @param bytes a file whose type was detected by its content
 * @throws AppError beside `files`: `invalid` if it cannot be decoded within the limits, `unavailable` if too
 * many wait
 */
export async function rewritePhoto(bytes: Uint8Array, { photoWorkers }: PhotoTurns = {}): Promise<Buffer> {
  const type = detectFileType(bytes);
  const isDrawing = type === "image/svg+xml";
  const limitMs = isDrawing ? drawingLimitMs : photoLimitMs;
  const task = { bytes, isHeic: type === "image/heic", maxPixels, maxSidePx, maxHeicBytes };
  return runApart(photoWorkers, { kind: "rewrite", ...task }, { limitMs, isSlow: isDrawing });
}

/**
 * Reads what an owner's picture is in a process of its own, within the limits of a photo, and decodes all of
 * it where it is not too large.
 * @returns null for what cannot be decoded
 * @throws AppError `unavailable` if too many wait
 */
export async function inspectApart(
  bytes: Uint8Array,
  { photoWorkers }: PhotoTurns,
): Promise<PictureShape | null> {
  try {
    const task = { kind: "inspect", bytes, maxPixels } as const;
    const found = await runApart(photoWorkers, task, { limitMs: photoLimitMs });
    return JSON.parse(found.toString("utf8")) as PictureShape;
  } catch (error) {
    if (isAppError(error) && error.code === "invalid") return null;
    throw error;
  }
}

/**
 * A kept photo as a JPEG, for those who take no WebP.
 * @throws AppError beside `files`: `invalid` if it cannot be decoded, `unavailable` if too many wait
 */
export const photoAsJpeg = (bytes: Uint8Array, { photoWorkers }: PhotoTurns = {}): Promise<Buffer> =>
  runApart(
    photoWorkers,
    { kind: "make", original: bytes, widthPx: maxSidePx, format: "jpg", maxPixels },
    { limitMs: photoLimitMs },
  );

async function runApart(
  photoWorkers: PictureWorkers | undefined,
  task: PictureTask,
  rules: TaskRules,
): Promise<Buffer> {
  const workers = photoWorkers ?? createPictureWorkers({ processes: 1 });
  try {
    return await workers.run(task, rules);
  } catch (error) {
    if (error instanceof Error && error.name === "PictureWorkersBusy")
      throw new AppError("unavailable", busyPhotosMessage, "files", retryAfterMs);
    throw new AppError("invalid", unreadablePhotoMessage, "files");
  } finally {
    if (!photoWorkers) await workers.close();
  }
}
