import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { ProductImage } from "~/models/catalogue/product-record";
import { AppError } from "~/models/error/app-error";
import { extensionOf, originalsFolder, pictureName, pictureUrl } from "./media-path.server";
import { writeWholeFile } from "./write-whole-file.server";

/** Largest picture that is taken, bytes. */
export const maxPictureBytes = 20 * 1024 * 1024;
const maxPixels = 40_000_000;

/**
 * Keeps a picture of a shop under the name of its content; the same bytes are kept once. The format is read from the
 * bytes, never from a name.
 * @param bytes a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB and 40 megapixels
 * @throws AppError `invalid` when it is anything else
 */
export async function storeImage(
  place: { dataDir: string; shopCode: string },
  bytes: Uint8Array,
  alt: string,
): Promise<ProductImage> {
  if (bytes.byteLength > maxPictureBytes) throw new AppError("invalid", "the picture exceeds 20 MB");
  const { format, width, height } = await readShape(bytes);
  const name = pictureName(bytes);
  const file = join(originalsFolder(place.dataDir, place.shopCode), `${name}.${extensionOf[format]}`);
  const isKept = await access(file).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    await proveReadable(bytes);
    await writeWholeFile(file, bytes);
  }
  return { url: pictureUrl(place.shopCode, name), alt, width, height };
}

/** Format and size, px, as the picture is seen: a photograph that lies on its side is turned first. */
async function readShape(bytes: Uint8Array) {
  const metadata = await readMetadata(bytes).catch(() => null);
  const format = metadata?.format;
  if (!metadata || !format || !isTaken(format) || (format === "heif" && metadata.compression !== "av1"))
    throw new AppError("invalid", "it is not a JPEG, PNG, WebP, AVIF or GIF picture");
  const { width, height } = metadata.autoOrient;
  if (width * height > maxPixels) throw new AppError("invalid", "the picture exceeds 40 megapixels");
  return { format, width, height };
}

// Async, because sharp throws at once for empty bytes and later for everything else.
async function readMetadata(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}

/** A header can be right and the rest cut off: only making a small picture of it tells. */
async function proveReadable(bytes: Uint8Array): Promise<void> {
  await sharp(bytes)
    .resize(16)
    .toBuffer()
    .catch(() => {
      throw new AppError("invalid", "the picture is damaged");
    });
}

function isTaken(format: string): format is keyof typeof extensionOf {
  return format in extensionOf;
}
