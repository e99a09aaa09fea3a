import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * How long a connection stays open between requests. Longer than proxies keep theirs (60 s at most), so that it is
 * the proxy who closes: a server that closes first may do so while the next request is on its way.
 */
const keepAliveMs = 65_000;
/** How long an answer whose request has come to its deadline may take to get through the network. */
const afterDeadlineMs = 5_000;
/** A connection falls idle when its answer is sent: how often such connections are looked for. */
const idleCheckMs = 50;
/** How long a new connection may take to send its first byte once the port is closed. */
const firstByteMs = 1_000;

/** A server that can be emptied without cutting an answer off. */
export type DrainableServer = {
  server: Server;
  /** Whether a stop was asked for: `/readyz` answers 503 from then on. */
  isDraining: () => boolean;
  /** Finishes what is under way and takes nothing new (rule operations-4). */
  drain: (times: DrainTimes) => Promise<void>;
};

/** How long an end may take, ms. */
export type DrainTimes = {
  /** New requests are still served this long, so that a proxy can see `/readyz` first. */
  noticeMs: number;
  /** What a request may take (rule resilience-7): answers under way may take a little longer. */
  requestDeadlineMs: number;
};

/** Makes the HTTP server of the process. */
export function createDrainableServer(listener: RequestListener): DrainableServer {
  let isDraining = false;
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (req, res) => {
    underWay.add(res);
    res.once("close", () => underWay.delete(res));
    if (isDraining) res.shouldKeepAlive = false;
    listener(req, res);
  });
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  const closeIdle = () => {
    // Node takes a connection for idle while its last answer is still being sent, and would cut it off.
    for (const res of underWay) if (res.writableEnded && !res.writableFinished) return;
    server.closeIdleConnections();
  };
  // Node does not count a connection as idle before its first request: browsers open such ones ahead of need.
  const closeUnused = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  return {
    server,
    isDraining: () => isDraining,
    async drain({ noticeMs, requestDeadlineMs }) {
      isDraining = true;
      for (const res of underWay) res.shouldKeepAlive = false;
      await delay(noticeMs);
      // The HTTP server's own `close` closes idle connections in Node's sense, see above.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      closeIdle();
      const idle = setInterval(closeIdle, idleCheckMs);
      const unused = setTimeout(closeUnused, firstByteMs);
      const late = setTimeout(() => server.closeAllConnections(), requestDeadlineMs + afterDeadlineMs);
      await closed;
      clearInterval(idle);
      for (const timer of [unused, late]) clearTimeout(timer);
    },
  };
}
