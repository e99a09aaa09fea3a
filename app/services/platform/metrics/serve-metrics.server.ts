// @public

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { StartError } from "../config/start-error";
import type { Log } from "../log/log.server";

/** Where figures are read: the register of a process, or that of all of them. */
type Figures = { contentType: string; metrics: () => Promise<string> };

/**
 * Answers `/metrics` on a port of its own, which the shops' proxy does not lead to (rule operations-8).
 * @throws StartError when the address or port cannot be had
 */
export async function serveMetrics(
  figures: Figures,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== "/metrics" || req.method !== "GET") return void res.writeHead(404).end();
    figures.metrics().then(
      (text) => res.writeHead(200, { "Content-Type": figures.contentType }).end(text),
      (error: unknown) => {
        log.warn("figures could not be read", { error });
        res.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EADDRINUSE" ? "is taken" : `can’t be opened (${error.code})`;
    throw new StartError(`METRICS_PORT: port ${port} of ${host} ${reason}: set it to another one.`);
  });
  return server;
}
