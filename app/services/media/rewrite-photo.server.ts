import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { AppError } from "~/models/error/app-error";
import { detectFileType } from "~/models/form/detect-file-type";
import { unreadablePhotoMessage } from "~/models/upload/photo-limits";
import { decodeHeic } from "./decode-heic.server";
import { maxPixels } from "./make-picture.server";
import type { MakingQueue } from "./making-queue.server";

/** Longest side of a stored photo, px. */
const maxSidePx = 2000;

/** What rewriting photos needs; a request's context has it. */
export type PhotoTurns = {
  /** Lets one HEIC of the process be decoded at a time, as each takes up to 500 MB; absent for the command line. */
  heicQueue?: MakingQueue | undefined;
};

/**
 * Writes a shopper's photo anew as a WebP: turned as it is seen, made smaller, without metadata. A drawing (SVG) is drawn;
 * its own text is not kept.
 * @param bytes a file whose type was detected by its content
 * @throws AppError `invalid` beside `files` if it cannot be decoded or has more than 40 megapixels
 */
export async function rewritePhoto(bytes: Uint8Array, { heicQueue }: PhotoTurns = {}): Promise<Buffer> {
  try {
    const photo = await openPhoto(bytes, heicQueue);
    return await photo
      .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw new AppError("invalid", unreadablePhotoMessage, "files");
  }
}

/** The photo as it is seen. sharp comes without a decoder of HEIC. */
async function openPhoto(bytes: Uint8Array, queue: MakingQueue | undefined): Promise<Sharp> {
  if (detectFileType(bytes) !== "image/heic")
    return sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
  const decode = () => decodeHeic(bytes);
  const { data, width, height } = await (queue?.run(randomUUID(), "urgent", decode) ?? decode());
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels });
}
