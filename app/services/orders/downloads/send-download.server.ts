// @public

import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import parseRange from "range-parser";
import { downloadState } from "~/models/orders/download/download-state";
import { downloadPath } from "~/paths/account";
import { isPressed } from "./download-hash.server";
import { type DownloadContext, findDownload } from "./find-download.server";
import type { DownloadRow } from "./read-downloads.server";

/** How long the address of a file in an object store may be opened, s; what is under way goes on. */
const signedForSeconds = 600;

/**
 * Sends a bought file, or the part asked for, for a day after its button was pressed (rules downloads-5 to
 * downloads-8): a broken download is continued without another use. HEAD gets the headers. Where
 * browsers reach the object store, it leads there (rule files-6). Anything else
 * leads to the file's page.
 */
export async function sendDownload(
  ctx: DownloadContext,
  request: Request,
  { hash, press }: { hash: string; press: string },
): Promise<Response> {
  const found = await findDownload(ctx, hash);
  if ("refusal" in found) return toPage(hash);
  const { file, key, size } = found;
  const isOpen = isPressed(ctx.secret, { shopId: ctx.shop.id, id: file.id }, press, ctx.now());
  if (!isOpen || downloadState(file, ctx.now()) === "withdrawn") return toPage(hash);
  if (request.method !== "HEAD") {
    const disposition = contentDisposition(file.fileName);
    const url = await ctx.fileStore.signedUrl(key, { seconds: signedForSeconds, disposition });
    if (url) return new Response(null, { status: 302, headers: { ...always, Location: url } });
  }
  const part = partOf(request, { size, etag: etagOf(file) });
  if (part === "outside")
    return new Response(null, { status: 416, headers: { ...always, "Content-Range": `bytes */${size}` } });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const headers = {
    ...always,
    ...headersOf(file),
    "Content-Length": String(end - start + 1),
    ...(part ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
  };
  const isEmpty = request.method === "HEAD" || size === 0;
  const kept = isEmpty ? null : await ctx.fileStore.get(key, { start, end });
  if (!isEmpty && !kept) return toPage(hash);
  const body = kept && createReadableStreamFromReadable(kept.content);
  return new Response(body, { status: part ? 206 : 200, headers });
}

const toPage = (hash: string) =>
  new Response(null, {
    status: 302,
    headers: { ...always, Location: downloadPath(encodeURIComponent(hash)) },
  });

/** The file is never shown within the shop's pages, whatever is in it. */
const always = {
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

const etagOf = ({ fileKey }: DownloadRow): string => `"${fileKey.slice(-64, -32)}"`;

const headersOf = (file: DownloadRow) => ({
  "Content-Type": "application/octet-stream",
  "Content-Disposition": contentDisposition(file.fileName),
  "Accept-Ranges": "bytes",
  ETag: etagOf(file),
});

/** The one part asked for; null for all of it, also where several parts are asked for at once. */
function partOf(
  { headers }: Request,
  { size, etag }: { size: number; etag: string },
): { start: number; end: number } | "outside" | null {
  const asked = headers.get("Range");
  if (asked === null || size === 0 || (headers.get("If-Range") ?? etag) !== etag) return null;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return "outside";
  const [range] = ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1 ? [] : ranges;
  return range ?? null;
}
