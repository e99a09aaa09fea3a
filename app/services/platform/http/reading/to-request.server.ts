// @public

import type { IncomingMessage } from "node:http";

/** What a Request has besides its address and headers. */
type Rest = { method: string; signal: AbortSignal; body: ReadableStream<Uint8Array> | null };

/**
 * The web Request of a request. Its scheme and host say nothing: what they lead to is `context.shop` and
 * `context.origin`.
 * @param rest absent for a GET made for the page renderer
 */
export function toRequest(req: Pick<IncomingMessage, "url" | "headers">, rest?: Rest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined && !isUnread(name, rest?.method))
      headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const path = "originalUrl" in req ? String(req.originalUrl) : (req.url ?? "/");
  // A body that is read while it comes in has to say so.
  const init = { headers, ...rest, ...(rest?.body ? { duplex: "half" } : {}) };
  return new Request(`http://${req.headers.host}${path}`, init as RequestInit);
}

/**
 * Headers that decide nothing here and that Remix would fail on: another host than ours (rule hosts-1), and
 * the origin of a request that changes nothing.
 */
const isUnread = (name: string, method = "GET"): boolean =>
  name === "x-forwarded-host" || (name === "origin" && (method === "HEAD" || method === "OPTIONS"));
