// @public

import type { FileMime } from "./file-types";

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const avifBrands = new Set(["avif", "avis"]);
/** Parts of an SVG that run as a script in the browser that opens it. */
const activeSvg = /<script|<foreignobject|<iframe|\son[a-z]+\s*=|javascript:|<!entity/i;

/**
 * The type of a file by its content, regardless of its name; null for all others, including an SVG with a
 * script. A renamed program has none of these signatures (rule input-8).
 */
export function detectFileType(bytes: Uint8Array): FileMime | null {
  const starts = (text: string, at = 0) => latin(bytes, at, at + text.length) === text;
  if (starts("\xff\xd8\xff")) return "image/jpeg";
  if (starts("\x89PNG\r\n\x1a\n")) return "image/png";
  if (starts("GIF87a") || starts("GIF89a")) return "image/gif";
  if (starts("%PDF-")) return "application/pdf";
  if (starts("RIFF") && starts("WEBP", 8)) return "image/webp";
  if (starts("ftyp", 4)) return typeOfBrand(bytes);
  return isPlainSvg(bytes) ? "image/svg+xml" : null;
}

/** HEIC and AVIF share a container; its brands distinguish them. `mif1` may come first in both. */
function typeOfBrand(bytes: Uint8Array): FileMime | null {
  const boxEnd = Math.min(bytes.length, 64, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxEnd; at += 4) if (at !== 12) brands.push(latin(bytes, at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return "image/avif";
  return brands.some((brand) => heicBrands.has(brand)) ? "image/heic" : null;
}

function isPlainSvg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x3c && bytes[0] !== 0xef && !isSpace(bytes[0])) return false;
  const text = readUtf8(bytes);
  if (text === null || text.includes("\0")) return false;
  const body = text.replace(/^\s*(<\?xml[^>]*\?>)?(\s*<!--[\s\S]*?-->|\s*<!doctype[^>[]*>)*\s*/i, "");
  return /^<svg[\s>]/i.test(body) && !activeSvg.test(text);
}

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
