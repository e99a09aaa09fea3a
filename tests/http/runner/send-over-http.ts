import { type ClientRequestArgs, request as openRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Send } from "./answer";

/** Destination of requests: an address and port, or a function that opens a connection. */
export type Target = Pick<ClientRequestArgs, "host" | "port" | "createConnection">;

const timeoutMs = 60_000;

/**
 * Sends requests for any host to one server, with the host in the `Host` header, so that the shops' names
 * need not resolve on the machine that runs the tests.
 */
export function sendOverHttp(target: Target): Send {
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const host = target.port ? `${url.hostname}:${target.port}` : url.host;
      const outgoing = openRequest({
        ...target,
        method,
        signal: AbortSignal.timeout(timeoutMs),
        path: `${url.pathname}${url.search}`,
        headers: {
          ...movedOrigin(headers, url.host, host),
          host,
          ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}),
          connection: "close",
        },
      });
      outgoing.once("error", reject);
      outgoing.once("response", (incoming) => {
        buffer(incoming).then((bytes) => {
          const { "set-cookie": setCookies = [], ...rest } = incoming.headers;
          const flat = Object.entries(rest).map(([name, value]) => [name, String(value)]);
          if (setCookies.length > 0) flat.push(["set-cookie", setCookies.join("\n")]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(flat),
            setCookies,
            body: bytes.toString("utf8"),
          });
        }, reject);
      });
      outgoing.end(body);
    });
}

/** A file's `Origin` contains the port of its addresses; at another port it is rewritten. */
function movedOrigin(headers: Record<string, string>, written: string, host: string): Record<string, string> {
  if (headers.origin !== `http://${written}`) return headers;
  return { ...headers, origin: `http://${host}` };
}
