import type { IncomingMessage, ServerResponse } from "node:http";
import { isHostHeader } from "~/models/client/host-header";
import { securityHeaderList } from "./security-headers.server";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Methods that anything here answers (rule input-10). */
const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Answers what no part of the product can: a method that none takes (405) and a Host that is no host (400), rules
 * input-10 and input-11. A health check may come without a Host.
 */
export function refuseOddRequests(listener: Listener): Listener {
  return (req, res) => {
    const { method = "", headers, url } = req;
    if (!methods.has(method)) return refuse(res, 405, "Method Not Allowed", ["Allow", "GET, HEAD, POST"]);
    if (!isHostHeader(headers.host) && url !== "/healthz" && url !== "/readyz")
      return refuse(res, 400, "Bad Request: the Host header names no host.");
    listener(req, res);
  };
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
