import sharp from "sharp";
import { AppError } from "~/models/error/app-error";
import { unreadablePhotoMessage } from "~/models/upload/photo-limits";
import { maxPixels } from "./make-picture.server";

/** Longest side of a stored photo, px. */
const maxSidePx = 2000;

/**
 * Writes a shopper's photo anew as a WebP: turned as it is seen, made smaller, without metadata. A drawing (SVG) is drawn;
 * its own text is not kept.
 * @param bytes a file whose type was detected by its content
 * @throws AppError `invalid` beside `files` if it cannot be decoded or has more than 40 megapixels
 */
export const rewritePhoto = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new AppError("invalid", unreadablePhotoMessage, "files");
    });
