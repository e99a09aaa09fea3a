import { readFile } from "node:fs/promises";
import { AppError } from "~/models/platform/error/app-error";
import { detectFileType } from "~/models/platform/form/detect-file-type";
import type { ProductImage } from "~/models/platform/media/product-record";
import { photoProblem } from "~/models/platform/upload/photo-limits";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { storePhoto } from "../../platform/media/store-photo.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import type { ReviewContext } from "./review-context.server";

/**
 * Checks the files of a review and stores them as pictures of the shop (rule reviews-4).
 * @throws AppError `invalid`, `too_many` or `conflict` beside `files`; then no picture belongs to a review
 */
export async function storeReviewPhotos(
  ctx: ReviewContext,
  files: readonly IncomingFile[],
): Promise<ProductImage[]> {
  if (files.length === 0) return [];
  const sizes = files.map(({ size }) => ({ sizeBytes: size, mime: "image/jpeg" as const }));
  // Number and sizes first, so that no large file is read.
  refuse(photoProblem(sizes));
  const photos = await Promise.all(files.map(({ path }) => readFile(path)));
  refuse(photoProblem(photos.map((bytes) => ({ sizeBytes: bytes.length, mime: detectFileType(bytes) }))));
  const kilobytes = Math.ceil(photos.reduce((sum, bytes) => sum + bytes.length, 0) / 1024);
  const by = { by: "address", who: ctx.clientAddress } as const;
  const { filesByAddress, fileKilobytesByAddress } = attemptLimits;
  const field = "files";
  await countAttempt(ctx, { action: "files", ...by }, filesByAddress, { amount: files.length, field });
  await countAttempt(ctx, { action: "file-kilobytes", ...by }, fileKilobytesByAddress, {
    amount: kilobytes,
    field,
  });
  const stored: ProductImage[] = [];
  const place = { fileStore: limitedStore(ctx, { field, isShopper: true }), shopCode: ctx.shop.code };
  // One after another: each is unpacked in memory.
  for (const bytes of photos) stored.push(await storePhoto(place, bytes, ctx));
  return stored;
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new AppError("invalid", problem, "files");
}
