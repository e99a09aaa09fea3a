import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** A request that is over, as figures and the access log see it. */
export type FinishedRequest = {
  req: IncomingMessage;
  method: string;
  /** Without the query, which may hold what a person typed. */
  path: string;
  status: number;
  /** From the request's headers to the last byte of the answer, ms. */
  durationMs: number;
  /** Whether the client went away before it had the whole answer. */
  isAborted: boolean;
};

/** Tells each request that is over to the observers; with none of them it costs nothing. */
export function observeRequests(
  listener: Listener,
  observers: readonly ((finished: FinishedRequest) => void)[],
): Listener {
  if (observers.length === 0) return listener;
  return (req, res) => {
    const startedMs = performance.now();
    // What follows may rewrite the address.
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
