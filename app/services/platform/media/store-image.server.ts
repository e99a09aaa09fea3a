// @public

import sharp from "sharp";
import { AppError } from "~/models/platform/error/app-error";
import { pictureKind } from "~/models/platform/media/picture-kind";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { FileStore } from "../file-store/file-store";
import { maxPixels } from "./make-picture.server";
import { extensionOf, originalsOf, pictureName, pictureUrl } from "./media-path.server";

/** Largest picture that is taken, bytes. */
export const maxPictureBytes = 20 * 1024 * 1024;
/** Longest side, px: no format has a longer one that all browsers show. */
const maxSidePx = 16_383;

/** What a picture is, and its size in px as it is seen. */
export type PictureShape = { format: string; width: number; height: number };

/** Where pictures are kept, and whose they are: the code of a shop or marketplace. */
export type PicturePlace = { fileStore: FileStore; shopCode: string };

type StoringImage = {
  write?: (key: string, bytes: Uint8Array) => Promise<void>;
  inspect?: (bytes: Uint8Array) => Promise<PictureShape | null>;
};

/**
 * Keeps a picture of a shop under the name of its content; the same bytes are kept once. What it is, is read
 * from the bytes, never from a name: a page or program under a picture's name is refused before any decoder
 * sees it, and what would unpack to more than 40 megapixels before anything is unpacked.
 * @param bytes a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB and 40 megapixels
 * @param how.write keeps a picture that is not there yet
 * @param how.inspect reads and decodes in a process of its own; without it this one does, which is for files
 * of an owner's folder
 * @throws AppError `invalid` when it is anything else, or damaged
 */
export async function storeImage(
  { fileStore, shopCode }: PicturePlace,
  bytes: Uint8Array,
  alt: string,
  { write = fileStore.put, inspect }: StoringImage = {},
): Promise<ProductImage> {
  if (bytes.byteLength > maxPictureBytes) throw new AppError("invalid", "the picture exceeds 20 MB");
  const { kind, width, height } = await readShape(bytes, inspect);
  const name = pictureName(bytes, { width, height });
  const key = `${originalsOf(shopCode)}${name}.${extensionOf[kind]}`;
  if (!(await fileStore.head(key))) {
    if (!inspect) await proveReadable(bytes);
    await write(key, bytes);
  }
  return { url: pictureUrl(shopCode, name), alt, width, height };
}

/** Kind and size, px, as the picture is seen: a photograph that lies on its side is turned first. */
async function readShape(bytes: Uint8Array, inspect = readHere) {
  const kind = pictureKind(bytes);
  if (!kind) throw new AppError("invalid", "it is not a JPEG, PNG, WebP, AVIF or GIF picture");
  const shape = await inspect(bytes);
  if (shape?.format !== kind) throw damaged();
  const { width, height } = shape;
  if (width * height > maxPixels) throw new AppError("invalid", "the picture exceeds 40 megapixels");
  if (Math.max(width, height) > maxSidePx)
    throw new AppError("invalid", `the picture is longer than ${maxSidePx} px`);
  return { kind, width, height };
}

async function readHere(bytes: Uint8Array): Promise<PictureShape | null> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return metadata && { format: metadata.format, ...metadata.autoOrient };
}

/** A header can be right and the rest cut off: only reading all of it tells. */
async function proveReadable(bytes: Uint8Array): Promise<void> {
  await sharp(bytes, { limitInputPixels: maxPixels })
    .resize(16)
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
}

const damaged = () => new AppError("invalid", "the picture is damaged");
