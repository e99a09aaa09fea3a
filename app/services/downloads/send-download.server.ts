import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createReadableStreamFromReadable } from "@remix-run/node";
import contentDisposition from "content-disposition";
import parseRange from "range-parser";
import { countsAsUse } from "~/models/download/counts-as-use";
import { type DownloadRefusal, downloadRefusals } from "~/models/download/download-text";
import { barePage } from "../http/bare-page.server";
import { downloadFile } from "./download-file.server";
import type { SigningContext } from "./list-downloads.server";
import type { DownloadRow } from "./read-downloads.server";
import { countUse, findDownload } from "./use-download.server";

/** What sending a file takes besides the shop: the key of links and the data folder. */
export type DownloadContext = SigningContext & { config: { dataDir: string } };

/**
 * Answers a link to a bought file (rules downloads-4 to downloads-8): the file or the part asked for, or a page that
 * says why not. HEAD gets the headers and counts nothing.
 */
export async function sendDownload(ctx: DownloadContext, request: Request, hash: string): Promise<Response> {
  // The size is known only with the file, so where a range begins is read from its text first.
  const begin = Number(/^bytes=(\d{1,15})-\d*$/.exec(request.headers.get("Range") ?? "")?.[1] ?? 0);
  const found = await findDownload(ctx, hash, begin);
  if ("refusal" in found) return refused(found.refusal);
  const { file } = found;
  const path = downloadFile(ctx.config.dataDir, file.fileKey);
  const size = await sizeOf(path);
  if (size === null) {
    ctx.log.error("a file to download is missing", { downloadId: file.id, path });
    return refused("lost");
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
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  if (countsAsUse(start, file.lastUsedAt, ctx.now()) && !(await countUse(ctx, file)))
    return refused("used_up");
  const body = size === 0 ? null : createReadableStreamFromReadable(createReadStream(path, { start, end }));
  return new Response(body, { status, headers });
}

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

/** Everything else was there and is not any more. */
const refusalStatus: Partial<Record<DownloadRefusal, number>> = { unknown: 404, lost: 500 };

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

function refused(refusal: DownloadRefusal): Response {
  const { heading, text } = downloadRefusals[refusal];
  const page = barePage({ title: heading, heading, paragraphs: [text], link: "Back to the shop" });
  const headers = { ...always, "Content-Type": "text/html; charset=utf-8" };
  return new Response(page, { status: refusalStatus[refusal] ?? 410, headers });
}
