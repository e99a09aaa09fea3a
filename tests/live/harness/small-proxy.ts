import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy that does what docs/operations.md assumes of one, as nginx, HAProxy and Caddy do:
 * it sends requests in turn to the servers whose `/readyz` answers 200; it takes the next server for any
 * request that could not be sent at all; one that was sent and not answered it repeats only where the method
 * is idempotent.
 */
export type SmallProxy = {
  port: number;
  /** The ports of the servers that were ready when it last looked: requests go to these. */
  ready: () => readonly number[];
  /** Requests that were sent a second time because a connection ended before their answer began. */
  repeated: () => number;
  close: () => Promise<void>;
};

const checkEveryMs = 250;
/** A check without an answer is none: the next one must not wait for it. */
const checkWithinMs = 10_000;
/** A proxy's connections rest shorter than the server's, as docs/operations.md asks for. */
const restMs = 60_000;
const idempotent = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/**
 * Starts it.
 * @param serverPorts the ports of the servers, which may change
 */
export async function startSmallProxy(serverPorts: () => readonly number[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true, timeout: restMs });
  let ready: number[] = [];
  let turn = 0;
  let repeats = 0;
  let check: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    const ports = serverPorts();
    const answers = await Promise.all(ports.map(isReady));
    const answering = ports.filter((_, index) => answers[index]);
    // A machine may be too busy for any to say so in time: then those that did last are better than none.
    if (answering.length > 0) ready = answering;
    if (!isOver) check = setTimeout(look, checkEveryMs);
  };

  const passOn = (
    req: IncomingMessage,
    res: ServerResponse,
    body: Buffer,
    tried: readonly number[],
  ): void => {
    const open = ready.filter((port) => !tried.includes(port));
    const port = open[turn++ % open.length];
    if (!port) return void res.writeHead(502).end("no server is ready");
    const { method, url, headers } = req;
    const onward = request({ host: "127.0.0.1", port, method, path: url, headers, agent }, (answer) => {
      const { connection: _, "keep-alive": __, ...kept } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, kept);
      answer.on("error", () => res.destroy());
      answer.pipe(res);
    });
    onward.on("error", (error: NodeJS.ErrnoException) => {
      if (res.headersSent) return void res.destroy();
      const wasSent = error.code !== "ECONNREFUSED";
      if (wasSent && !idempotent.has(method ?? "")) return void res.writeHead(502).end(String(error));
      if (wasSent) repeats += 1;
      passOn(req, res, body, [...tried, port]);
    });
    onward.end(body);
  };
  const proxy = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => passOn(req, res, Buffer.concat(parts), []));
  });
  await look();
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    ready: () => ready,
    repeated: () => repeats,
    async close() {
      isOver = true;
      clearTimeout(check);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(checkWithinMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
