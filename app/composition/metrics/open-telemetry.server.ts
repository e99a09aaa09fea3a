import cluster from "node:cluster";
import type { IncomingMessage } from "node:http";
import type { Config } from "~/services/platform/config/read-config.server";
import type { IsTrustedProxy } from "~/services/platform/http/hosts/client-address.server";
import { hostOfRequest } from "~/services/platform/http/hosts/host-of-request.server";
import type { RequestIdOf } from "~/services/platform/http/request-ids.server";
import type { Log } from "~/services/platform/log/log.server";
import { serveMetrics } from "~/services/platform/metrics/serve-metrics.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { accessLog } from "../requests/access-log.server";
import type { Memories } from "../requests/follow-changes.server";
import { openMetrics, tellFiguresToPrimary } from "./open-metrics.server";

/** What the access log takes a request's id and its client's address from. */
type Sight = { requestIdOf: RequestIdOf; isTrustedProxy: IsTrustedProxy };

/** What is measured: the database, its pools, and the memories of the process. */
type Measured = Pick<Parameters<typeof openMetrics>[0], "connection" | "pools" | "isAway"> & {
  memories: Memories;
};

/**
 * Begins to measure and to write the access log, each where the configuration asks for it (rules operations-7
 * and operations-8). One of several processes tells its figures to the primary process, which serves all.
 */
export function openTelemetry(
  { memories, ...measured }: Measured,
  { config, log, opened }: { config: Config; log: Log; opened: Opened },
) {
  const { shops, data, pages } = memories;
  const caches = { data, ...(pages ? { pages: pages.pages, segmented: pages.segmented } : {}) };
  const metrics = config.metrics && openMetrics({ ...measured, shops, caches });
  if (metrics) opened.push(() => metrics.close());
  if (metrics && cluster.isWorker) tellFiguresToPrimary(metrics.register);
  const shopCodeOf = async (req: IncomingMessage) => (await shops.find(hostOfRequest(req)))?.code ?? null;
  return {
    jobEvents: metrics?.jobEvents,
    /** Answers for the figures of this process alone, which is the only one. */
    async serveFigures() {
      if (!config.metrics || !metrics) return;
      const server = await serveMetrics(metrics.register, config.metrics, log);
      opened.push(async () => void server.close());
    },
    /** What hears of each request that is over. */
    observers: (sight: Sight) => [
      ...(config.hasAccessLog ? [accessLog({ log, shopCodeOf, ...sight })] : []),
      ...(metrics ? [metrics.observe] : []),
    ],
  };
}
