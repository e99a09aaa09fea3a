import { request as openRequest } from "node:http";
import { buffer } from "node:stream/consumers";

/** One request, and what came of it; header names are in lower case. */
export type Asked = { method: string; url: URL; headers: Record<string, string>; body: Buffer };
export type Answered = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
};

const timeoutMs = 60_000;

/** Sends a request to this machine, whatever host it names, and follows no redirect. */
export async function plainSend({ method, url, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = openRequest({
      host: "127.0.0.1",
      port: url.port || 80,
      method,
      path: `${url.pathname}${url.search}`,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        host: url.host,
        connection: "close",
        ...(body.length > 0 ? { "content-length": String(body.length) } : {}),
      },
    });
    outgoing.once("error", reject);
    outgoing.once("response", (incoming) => {
      const { "set-cookie": setCookies = [], ...rest } = incoming.headers;
      const flat = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      buffer(incoming).then(
        (bytes) => resolve({ status: incoming.statusCode ?? 0, headers: flat, setCookies, body: bytes }),
        reject,
      );
    });
    outgoing.end(body);
  });
}
