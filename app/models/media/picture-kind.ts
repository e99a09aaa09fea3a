/** Kinds of pictures that are taken in, as sharp calls them. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif";

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The kind of a picture by its first bytes; null for everything else, whatever its name says. Asked before any decoder
 * sees a file, so that a page, a drawing with scripts or a program under a picture's name never reaches one.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return "gif";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  // The container of AVIF is that of many films; the brand tells which.
  if (text(bytes, 4, 8) === "ftyp" && /avif|avis/.test(text(bytes, 8, 40))) return "heif";
  return null;
}
