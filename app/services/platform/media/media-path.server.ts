// @public

import { createHash } from "node:crypto";
import type { PictureKind } from "~/models/platform/media/picture-kind";

/** File endings of stored originals, by what the bytes are. */
export const extensionOf: Readonly<Record<PictureKind, string>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  heif: "avif",
  gif: "gif",
};

/** Endings an original may have, most frequent first. */
const originalExtensions = ["webp", "jpg", "png", "avif", "gif"] as const;

/** The endings that the original of a name may have: a document's name has words, a picture's its size. */
export const endingsOf = (name: string): readonly string[] =>
  /^[0-9a-f]{16}(-\d{1,5}x\d{1,5})?$/.test(name) ? originalExtensions : ["pdf"];

/** What is answered for a file of an ending. */
export const contentTypeOf: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
  gif: "image/gif",
  pdf: "application/pdf",
};

/**
 * Name of a picture: the first 16 hex digits of the SHA-256 of its bytes, so that equal pictures are stored
 * once, and its size in px, so that a page with the address knows the room it takes.
 */
export function pictureName(bytes: Uint8Array, size: { width: number; height: number }): string {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `${digest}-${size.width}x${size.height}`;
}

/** What the keys of a shop's originals begin with. */
export const originalsOf = (shopCode: string): string => `media/${shopCode}/`;

/** What the keys of all resized pictures begin with; they may be removed at any time. */
export const resizedFolder = "media-cache/";

/** What the keys of a shop's resized pictures begin with. */
export const resizedOf = (shopCode: string): string => `${resizedFolder}${shopCode}/`;

/** Address of a stored picture, without size and format. */
export function pictureUrl(shopCode: string, name: string): string {
  return `/media/${shopCode}/${name}`;
}
