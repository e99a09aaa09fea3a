import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { StartError } from "../config/start-error";
import type { Log } from "../log/log.server";

/**
 * Answers `/metrics` on a port of its own, which the shops' proxy does not lead to (rule operations-8).
 * @throws StartError when the address or port cannot be had
 */
export async function serveMetrics(
  register: Registry,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== "/metrics" || req.method !== "GET") return void res.writeHead(404).end();
    register.metrics().then(
      (text) => res.writeHead(200, { "Content-Type": register.contentType }).end(text),
      (error: unknown) => {
        log.warn("figures could not be read", { error });
        res.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "is taken" : `can't be opened (${error.code})`;
    throw new StartError(`METRICS_PORT: port ${port} of ${host} ${reason}: set it to another one.`);
  });
  return server;
}
