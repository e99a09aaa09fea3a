// @public

import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** A finished request for metrics and the access log. */
export type FinishedRequest = {
  req: IncomingMessage;
  method: string;
  /** Path without the query, which may contain typed text. */
  path: string;
  status: number;
  /** Time from the request's headers to the last byte of the response, ms. */
  durationMs: number;
  /** Whether the client disconnected before it had the whole response. */
  isAborted: boolean;
};

/** Reports each finished request to the observers; without observers it costs nothing. */
export function observeRequests(
  listener: Listener,
  observers: readonly ((finished: FinishedRequest) => void)[],
): Listener {
  if (observers.length === 0) return listener;
  return (req, res) => {
    const startedMs = performance.now();
    // Later handlers may rewrite the address.
    const { method = "", url = "/" } = req;
    const path = url.split("?", 1)[0] ?? "/";
    res.once("close", () => {
      const durationMs = performance.now() - startedMs;
      const { statusCode: status, writableFinished } = res;
      const finished = { req, method, path, status, durationMs, isAborted: !writableFinished };
      for (const observe of observers) observe(finished);
    });
    listener(req, res);
  };
}
