// @public

import { Counter, Histogram, type Registry } from "prom-client";
import { routeLabel } from "~/models/platform/request/route-label";
import type { FinishedRequest } from "../http/observe-requests.server";
import { BoundedLabels } from "./bounded-labels.server";

/** Upper ends of the buckets, s: kept pages take well under a millisecond, a checkout some hundred. */
const bucketsS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST"]);

/**
 * Counts requests by route, shop, method and status, and how long they took by route.
 * @param codeOf answers the code of the shop a host leads to, or null
 */
export function countRequests(register: Registry, codeOf: (host: string) => Promise<string | null>) {
  const shops = new BoundedLabels();
  const requests = new Counter({
    name: "awning_http_requests_total",
    help: "Requests that are over.",
    labelNames: ["route", "shop", "method", "status"],
    registers: [register],
  });
  const aborted = new Counter({
    name: "awning_http_requests_aborted_total",
    help: "Requests whose client went away before it had the whole answer.",
    labelNames: ["route"],
    registers: [register],
  });
  const durations = new Histogram({
    name: "awning_http_request_duration_seconds",
    help: "From a request’s headers to the last byte of its answer.",
    labelNames: ["route"],
    buckets: bucketsS,
    registers: [register],
  });
  return ({ req, method, path, status, durationMs, isAborted }: FinishedRequest): void => {
    const route = routeLabel(path);
    durations.observe({ route }, durationMs / 1000);
    if (isAborted) aborted.inc({ route });
    const count = (code: string | null) => {
      const known = methods.has(method) ? method : "other";
      requests.inc({ route, shop: shops.label(code ?? "none"), method: known, status: String(status) });
    };
    codeOf(req.headers.host ?? "").then(count, () => count(null));
  };
}
