import type { IncomingMessage, ServerResponse } from "node:http";
import { pickEncoding } from "./pick-encoding.server";
import type { PreparedPage } from "./prepare-page.server";
import { securityHeaderList } from "./security-headers.server";

/** Where an answer came from, as `Server-Timing` tells it: kept already, or rendered for whoever asked first. */
const sources = { kept: 'cache;desc="page"', rendered: 'cache;desc="new page"' };

/** Writes a prepared page, or 304 when the browser already holds it. Nothing here allocates more than it must. */
export function servePreparedPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: PreparedPage,
  requestId: string,
  source: keyof typeof sources,
) {
  const isHeld = req.headers["if-none-match"]?.includes(page.etag) ?? false;
  if (isHeld) {
    res.writeHead(304, [
      "ETag",
      page.etag,
      "Cache-Control",
      "private, no-cache",
      "Vary",
      "Accept-Encoding, Cookie",
    ]);
    res.end();
    return;
  }
  const encoding = pickEncoding(req.headers["accept-encoding"] as string | undefined);
  res.writeHead(200, [
    ...page.headers[encoding],
    ...securityHeaderList,
    "Server-Timing",
    sources[source],
    "X-Request-Id",
    requestId,
  ]);
  res.end(page.bodies[encoding]);
}
