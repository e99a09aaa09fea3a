import { createHash } from "node:crypto";
import { join } from "node:path";

/** File endings of stored originals, by the format found in the bytes. */
export const extensionOf = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif", gif: "gif" } as const;

/** Endings an original may have, most frequent first. */
export const originalExtensions = ["webp", "jpg", "png", "avif", "gif"] as const;

/** Name of a picture: the first 16 hex digits of the SHA-256 of its bytes, so equal pictures are stored once. */
export function pictureName(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** Folder of a shop's originals. */
export function originalsFolder(dataDir: string, shopCode: string): string {
  return join(dataDir, "media", shopCode);
}

/** Folder of a shop's resized pictures; it may be emptied at any time. */
export function resizedFolder(dataDir: string, shopCode: string): string {
  return join(dataDir, "media-cache", shopCode);
}

/** Address of a stored picture, without size and format. */
export function pictureUrl(shopCode: string, name: string): string {
  return `/media/${shopCode}/${name}`;
}
