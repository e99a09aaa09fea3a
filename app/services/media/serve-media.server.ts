import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import sharp from "sharp";
import { findOriginal } from "./find-original.server";
import { resizedFolder } from "./media-path.server";
import { writeWholeFile } from "./write-whole-file.server";

/** Widths a picture may be asked for, px; any other is refused, so that nobody can fill the disk. */
const pictureWidths = [80, 160, 320, 480, 640, 960, 1280, 1600, 1920] as const;

const mediaPath = /^\/media\/([a-z0-9][a-z0-9-]*)\/([0-9a-f]{16})(?:-(\d{2,4})\.(webp|jpg))?$/;
const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  avif: "image/avif",
  gif: "image/gif",
};

/** A picture ready to send. */
type Picture = { type: string; bytes: Buffer };

/**
 * Serves pictures by path: `/media/{shop}/{name}` is the original, `/media/{shop}/{name}-{width}.webp` (or `.jpg`) one
 * made narrower, never wider than the original. Made pictures are kept on disk, and many asking for the same new one
 * wait for a single making. Names come from the content, so answers never change and may be cached for ever.
 * Mount it without a path: it passes on what is not its own.
 */
export function mediaHandler({ dataDir }: { dataDir: string }): RequestHandler {
  const making = new Map<string, Promise<Picture | null>>();
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    if (!path.startsWith("/media/") || (request.method !== "GET" && request.method !== "HEAD")) return next();
    const wanted = making.get(path) ?? loadPicture(dataDir, path).finally(() => making.delete(path));
    making.set(path, wanted);
    wanted.then((picture) => {
      if (!picture) {
        response
          .status(404)
          .set("Cache-Control", "public, max-age=60")
          .type("text/plain")
          .send("Picture not found");
        return;
      }
      response.set({
        "Content-Type": picture.type,
        "Content-Length": String(picture.bytes.byteLength),
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
      });
      response.end(request.method === "HEAD" ? undefined : picture.bytes);
    }, next);
  };
}

/** Answers null when the path names no picture of ours. */
async function loadPicture(dataDir: string, path: string): Promise<Picture | null> {
  const [, shopCode, name, width, format] = mediaPath.exec(path) ?? [];
  if (!shopCode || !name) return null;
  if (width && !pictureWidths.some((allowed) => String(allowed) === width)) return null;
  const kept = width ? join(resizedFolder(dataDir, shopCode), `${name}-${width}.${format}`) : null;
  const bytes = kept ? await readFile(kept).catch(() => null) : null;
  if (bytes) return { type: contentTypes[format ?? ""] ?? "", bytes };
  const original = await findOriginal(dataDir, shopCode, name);
  if (!original) return null;
  if (!kept)
    return { type: contentTypes[original.split(".").at(-1) ?? ""] ?? "", bytes: await readFile(original) };
  const made = await makePicture(original, Number(width), format === "jpg" ? "jpg" : "webp");
  // A disk that is full or read-only costs speed, not the picture.
  await writeWholeFile(kept, made).catch(() => undefined);
  return { type: contentTypes[format ?? ""] ?? "", bytes: made };
}

function makePicture(original: string, widthPx: number, format: "webp" | "jpg"): Promise<Buffer> {
  const narrower = sharp(original).autoOrient().resize({ width: widthPx, withoutEnlargement: true });
  if (format === "webp") return narrower.webp({ quality: 80 }).toBuffer();
  // JPEG has no transparency: without a ground, clear parts would turn black.
  return narrower.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
