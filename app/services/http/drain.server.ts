import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** How long requests under way may take to finish once a stop was asked for. */
const longestDrainMs = 10_000;
/** A connection falls idle when its answer is sent: how often such connections are looked for. */
const idleCheckMs = 50;

/** A server that can be emptied without cutting an answer off. */
export type DrainableServer = {
  server: Server;
  /** Whether a stop was asked for: `/readyz` answers 503 from then on. */
  isDraining: () => boolean;
  /**
   * Finishes what is under way and takes nothing new (docs/rules/operations.md, operations-4).
   * @param noticeMs how long new requests are still served, so that a proxy can see `/readyz` first
   */
  drain: (noticeMs: number) => Promise<void>;
};

/** Makes the HTTP server of the process. */
export function createDrainableServer(listener: RequestListener): DrainableServer {
  let isDraining = false;
  const server = createServer((req, res) => {
    if (isDraining) res.setHeader("Connection", "close");
    listener(req, res);
  });
  return {
    server,
    isDraining: () => isDraining,
    async drain(noticeMs) {
      isDraining = true;
      await delay(noticeMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
      const late = setTimeout(() => server.closeAllConnections(), longestDrainMs);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
