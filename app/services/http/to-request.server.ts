import type { IncomingMessage } from "node:http";

/** The web Request of a GET, for the context and the page renderer; bodies are read by the express adapter. */
export function toRequest(req: Pick<IncomingMessage, "url" | "headers">): Request {
  const proto = req.headers["x-forwarded-proto"] === "https" ? "https" : "http";
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const path = "originalUrl" in req ? String(req.originalUrl) : (req.url ?? "/");
  return new Request(new URL(path, `${proto}://${req.headers.host ?? "localhost"}`), { headers });
}
