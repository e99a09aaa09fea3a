/** Accepted kinds of pictures, by sharp's names. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif";

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The kind of a picture by its first bytes; null for anything else, regardless of its name. It is checked
 * before any decoder reads the file, so that pages, drawings with scripts and programs never reach one.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return "gif";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  // AVIF shares its container with many video formats; the brand distinguishes them.
  if (text(bytes, 4, 8) === "ftyp" && /avif|avis/.test(text(bytes, 8, 40))) return "heif";
  return null;
}
