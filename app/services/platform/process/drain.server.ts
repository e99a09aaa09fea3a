// @public

import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * How long an idle connection stays open. It is longer than proxies' limit (60 s at most), so that the proxy
 * closes first: a server that does so may cut off the next request.
 */
const keepAliveMs = 65_000;
/** Time for a response after its request's deadline to pass through the network. */
const afterDeadlineMs = 5_000;
/** Interval of looking for connections that became idle. */
const idleCheckMs = 50;
/** Time for a new connection to send its first byte after the port was closed. */
const firstByteMs = 1_000;

/** A server that can shut down without cutting off responses. */
export type DrainableServer = {
  server: Server;
  /** Whether a shutdown was requested: `/readyz` then answers 503. */
  isDraining: () => boolean;
  /** Finishes requests in progress and accepts no new ones (rule operations-4). */
  drain: (times: DrainTimes) => Promise<void>;
};

/** Time limit of a shutdown, ms. */
export type DrainTimes = {
  /** How long new requests are still served, ms, so that a proxy can notice `/readyz`. */
  noticeMs: number;
  /** Time limit of a request (rule resilience-7); responses in progress get slightly more. */
  requestDeadlineMs: number;
};

/** Creates the HTTP server of the process. */
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
    // Node considers a connection idle while its last response is still being sent, and would cut it off.
    for (const res of underWay) if (res.writableEnded && !res.writableFinished) return;
    server.closeIdleConnections();
  };
  // Node does not consider a connection idle before its first request; browsers open such connections early.
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
      // The HTTP server's own `close` closes connections that Node considers idle, see above.
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
