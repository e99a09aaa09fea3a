import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { retryAfterS } from "~/models/platform/error/unavailable";
import { inOwnWords } from "~/services/platform/framework/in-own-words.server";
import { createNarrowHandler } from "~/services/platform/framework/narrow-build.server";
import { securityHeaders } from "~/services/platform/http/answers/security-headers.server";
import { writeBody } from "~/services/platform/http/answers/write-body.server";
import { requestBody } from "~/services/platform/http/reading/request-body.server";
import { toRequest } from "~/services/platform/http/reading/to-request.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { withDraftShown } from "./with-draft-shown.server";

/** Answers a request with Remix. */
export type RemixServer = (request: Request, context: RequestContext, res: ServerResponse) => Promise<void>;

/** Makes the way from a request to its answer; it compiles the route table, so it is made once. */
export function createRemixServer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RemixServer {
  const handle = createNarrowHandler(build, mode);
  return async (request, context, res) =>
    sendResponse(
      res,
      await withDraftShown(context, request, async (shown) =>
        inOwnWords(request, await handle(request, shown, shown.prefix)),
      ),
    );
}

/** The web Request of a request as it came, with its body and a signal that the client has gone. */
export function wholeRequest(req: IncomingMessage, res: ServerResponse): Request {
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  const { method = "GET" } = req;
  const hasBody = method !== "GET" && method !== "HEAD";
  return toRequest(req, { method, signal: gone.signal, body: hasBody ? requestBody(req, res) : null });
}

/** Writes a web Response. */
export async function sendResponse(res: ServerResponse, response: Response): Promise<void> {
  // The request was past its deadline and is answered.
  if (res.headersSent) return;
  res.statusCode = response.status;
  if (response.statusText) res.statusMessage = response.statusText;
  for (const [name, value] of response.headers)
    if (carriedByEvery.has(name)) res.setHeader(name, value);
    else res.appendHeader(name, value);
  if (response.body) return writeBody(res, response.body);
  // The compression of answers would leave a redirect without a length, to be sent in parts.
  if (isRedirect(response.status)) res.setHeader("Content-Length", 0);
  res.end();
}

/** Headers that an answer says otherwise, never twice. */
const carriedByEvery = new Set(Object.keys(securityHeaders).map((name) => name.toLowerCase()));

const isRedirect = (status: number) => status >= 301 && status <= 308 && status !== 304;

/**
 * Lets no cache keep an answer that says nothing of it, and adds to every 503 when to ask again. Decided when
 * the headers are sent: a route's own `Cache-Control` would be added to one that is there, and the stricter
 * of the two would win.
 * @param add adds headers of its own, when the answer is made
 */
export function completeHeaders(res: ServerResponse, add?: () => void): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = ((...args: unknown[]) => {
    add?.();
    if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "private, no-store");
    if (res.statusCode === 503 && !res.hasHeader("Retry-After"))
      res.setHeader("Retry-After", String(retryAfterS));
    return writeHead(...args);
  }) as ServerResponse["writeHead"];
}
