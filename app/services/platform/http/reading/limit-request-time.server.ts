// @public

import type { RequestHandler } from "express";
import { RequestDeadline, withDeadline } from "../../db/pool/request-deadline.server";
import type { Log } from "../../log/log.server";
import { sendUnavailable } from "../answers/send-unavailable.server";

/** Methods that change nothing. */
const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/** Time limit of a request. */
export type RequestTime = { deadlineMs: number; log: Log };

/**
 * Answers 503 to a request that takes too long, and cancels its statements to free their connections (rule
 * resilience-7). The time begins when the body has arrived; rule input-12 limits that. A begun response is
 * finished. Requests that change something wait for a connection until then (rule resilience-6).
 */
export function limitRequestTime({ deadlineMs, log }: RequestTime): RequestHandler {
  return (req, res, next) => {
    // A page that is refused can be loaded again, and an order that is refused may be lost.
    const deadline = new RequestDeadline(reads.has(req.method) ? undefined : deadlineMs);
    let timer: NodeJS.Timeout;
    const look = () => {
      if (res.headersSent) return;
      if (!req.complete) return begin();
      log.warn("request took too long", { requestId: res.locals.requestId });
      sendUnavailable(req, res);
      void deadline.end();
    };
    const begin = () => {
      timer = setTimeout(look, deadlineMs);
    };
    begin();
    res.once("close", () => clearTimeout(timer));
    withDeadline(deadline, next);
  };
}
