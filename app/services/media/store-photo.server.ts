import sharp from "sharp";
import type { ProductImage } from "~/models/catalogue/product-record";
import { AppError } from "~/models/error/app-error";
import { unreadablePhotoMessage } from "~/models/upload/photo-limits";
import { maxPixels } from "./make-picture.server";
import { storeImage } from "./store-image.server";

/** Longest side of a stored photo, px. */
const maxSidePx = 2000;

/**
 * Stores a shopper's photo as a picture of the shop: turned as it is seen, made smaller, written anew as a WebP without
 * metadata. A drawing (SVG) is drawn; its own text is not kept (rule reviews-4).
 * @param bytes a file whose type was detected by its content
 * @throws AppError `invalid` if it cannot be decoded or has more than 40 megapixels
 */
export async function storePhoto(
  place: { dataDir: string; shopCode: string },
  bytes: Uint8Array,
): Promise<ProductImage> {
  const written = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new AppError("invalid", unreadablePhotoMessage, "files");
    });
  return storeImage(place, written, "");
}
