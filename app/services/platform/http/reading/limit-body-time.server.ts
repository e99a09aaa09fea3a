// @public

import type { IncomingMessage, ServerResponse } from "node:http";
import { type BodyTime, bodyTime, bodyTimeLeftMs } from "~/models/platform/rate-limit/body-time";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Closes the connection of a body that arrives too slowly (rule input-12), so that connections cannot be held
 * open cheaply. Without a response so far it gets a 408; after a response the rest of the body gets a short
 * time.
 */
export function limitBodyTime(listener: Listener, time: BodyTime = bodyTime): Listener {
  return (req, res) => {
    const { headers } = req;
    if (headers["transfer-encoding"] || Number(headers["content-length"] ?? 0) > 0) watch(req, res, time);
    listener(req, res);
  };
}

function watch(req: IncomingMessage, res: ServerResponse, time: BodyTime): void {
  const { socket } = req;
  const startedMs = performance.now();
  const atStartBytes = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const look = () => {
    const cameBytes = socket.bytesRead - atStartBytes;
    const leftMs = bodyTimeLeftMs(time, performance.now() - startedMs, cameBytes);
    if (leftMs <= 0) close(req, res);
    else timer = setTimeout(look, leftMs);
  };
  timer = setTimeout(look, time.graceMs);
  res.once("finish", () => {
    clearTimeout(timer);
    if (!req.complete) timer = setTimeout(() => close(req, res), time.afterAnswerMs);
  });
  req.once("close", () => clearTimeout(timer));
  req.once("end", () => clearTimeout(timer));
}

function close(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete) return;
  if (!res.headersSent) res.writeHead(408, { Connection: "close", "Content-Type": "text/plain" });
  if (!res.writableEnded) res.end("The request took too long.", () => req.socket.destroy());
  else req.socket.destroy();
}
