import type { IncomingMessage, ServerResponse } from "node:http";
import { pickEncoding } from "~/services/platform/http/answers/pick-encoding.server";
import { compressPage } from "./compress-page.server";
import type { PageCache } from "./page-cache.server";
import type { EncodedPage, PreparedPage } from "./prepare-page.server";

/** Source of an answer for `Server-Timing`: cached, or rendered for the first visitor. */
const sources = { kept: 'cache;desc="page"', rendered: 'cache;desc="new page"' };

/** What is served: a page of the cache under its key. */
export type Served = {
  pages: PageCache<PreparedPage>;
  key: string;
  page: PreparedPage;
  requestId: string;
  /** Null where `Server-Timing` is not asked for. */
  source: keyof typeof sources | null;
};

/**
 * Writes a prepared page, or 304 when the browser already holds it. A page that was sent in this encoding
 * before is written at once; nothing on that way allocates more than it must.
 */
export function servePreparedPage(req: IncomingMessage, res: ServerResponse, served: Served): void {
  const { pages, key, page } = served;
  if (req.headers["if-none-match"]?.includes(page.etag)) {
    writeNotModified(res, page.etag);
    return;
  }
  const encoding = pickEncoding(req.headers["accept-encoding"] as string | undefined);
  if (encoding === "identity") page.isAskedPlain = true;
  const encoded = page.encoded[encoding];
  if (encoded) {
    writePage(res, encoded, served);
    return;
  }
  compressPage(pages, key, page, encoding)
    // A page that cannot be compressed is still a page.
    .catch(() => compressPage(pages, key, page, "identity"))
    .then(
      (made) => writePage(res, made, served),
      () => res.destroy(),
    );
}

function writePage(res: ServerResponse, { body, headers }: EncodedPage, { requestId, source }: Served): void {
  res.writeHead(200, [
    ...headers,
    ...(source ? ["Server-Timing", sources[source]] : []),
    "X-Request-Id",
    requestId,
  ]);
  res.end(body);
}

function writeNotModified(res: ServerResponse, etag: string): void {
  res.writeHead(304, ["ETag", etag, "Cache-Control", "private, no-cache", "Vary", "Accept-Encoding, Cookie"]);
  res.end();
}
