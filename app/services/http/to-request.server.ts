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
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const path = "originalUrl" in req ? String(req.originalUrl) : (req.url ?? "/");
  // A body that is read while it comes in has to say so.
  const init = { headers, ...rest, ...(rest?.body ? { duplex: "half" } : {}) };
  return new Request(`http://${req.headers.host}${path}`, init as RequestInit);
}
