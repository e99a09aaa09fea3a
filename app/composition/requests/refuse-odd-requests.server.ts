import type { IncomingMessage, ServerResponse } from "node:http";
import { hasFewSegments } from "~/models/shops/hosts/has-few-segments";
import { isHostHeader } from "~/models/shops/hosts/host-header";
import { isOwnPath } from "~/models/shops/hosts/is-own-path";
import { securityHeaderList } from "~/services/platform/http/answers/security-headers.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Methods that a route may take (rule input-10); `withMethods` refuses those it does not declare. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers requests that no part of the product can handle: an unknown method (405), an invalid Host (400), a
 * target that is not a path of one host (400), a path with too many segments (414): rules input-10, input-11
 * and input-15, and hosts-2. Health checks may use any host.
 */
export function refuseOddRequests(listener: Listener): Listener {
  // Requests for one host follow each other, and to parse it takes longer than all other checks together.
  let lastValid: string | undefined;
  const isValidHost = (host: string | undefined) => {
    if (host !== undefined && host === lastValid) return true;
    if (!isHostHeader(host)) return false;
    lastValid = host;
    return true;
  };
  return (req, res) => {
    const { method = "", headers, rawHeaders, url = "" } = req;
    if (!methods.has(method)) return refuse(res, 405, "Method Not Allowed", ["Allow", "GET, HEAD, POST"]);
    if (!isValidHost(headers.host) && url !== "/healthz" && url !== "/readyz")
      return refuse(res, 400, "Bad Request: the Host header names no host.");
    if (hasSecondHost(rawHeaders) || !isOwnPath(url))
      return refuse(res, 400, "Bad Request: the target is not a path of one host.");
    if (!hasFewSegments(url)) return refuse(res, 414, "URI Too Long");
    listener(req, res);
  };
}

/**
 * Whether a request names two hosts: this server would take the first, a proxy before it perhaps the last.
 */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count++;
  return count > 1;
}

function refuse(res: ServerResponse, status: number, text: string, headers: string[] = []): void {
  res.writeHead(status, [
    ...securityHeaderList,
    "Content-Type",
    "text/plain; charset=utf-8",
    "Cache-Control",
    "no-store",
    ...headers,
  ]);
  res.end(text);
}
