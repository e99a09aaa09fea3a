import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { AggregatorRegistry, Registry } from "prom-client";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import type { FinishedRequest } from "~/services/platform/http/observe-requests.server";
import { countJobs } from "~/services/platform/metrics/count-jobs.server";
import { countRequests } from "~/services/platform/metrics/count-requests.server";
import { type MeasuredProcess, measureProcess } from "~/services/platform/metrics/measure-process.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { registerOrderCount } from "./count-orders.server";

/**
 * A look at the database for figures gives up after this long, ms: Prometheus waits ten seconds for all of
 * them.
 */
const lookTimeoutMs = 2_000;

/** The figures of a process. */
export type Metrics = {
  register: Registry;
  /** Hears of each request that is over. */
  observe: (finished: FinishedRequest) => void;
  /** Hear what the job workers tell. */
  jobEvents: WorkerEvents;
  close: () => Promise<void>;
};

/** What the figures are taken from. */
type MetricsParts = MeasuredProcess & { connection: pg.PoolConfig; shops: ShopDirectory };

/**
 * Begins to count and measure. The figures have a connection of their own, so that a full pool does not hide
 * itself.
 */
export function openMetrics({ connection, shops, ...measured }: MetricsParts): Metrics {
  const register = new Registry();
  const looks = openPool({
    ...connection,
    max: 1,
    statement_timeout: lookTimeoutMs,
    connectionTimeoutMillis: lookTimeoutMs,
  });
  const jobEvents: WorkerEvents = new EventEmitter();
  measureProcess(register, measured);
  countJobs(register, looks, jobEvents);
  registerOrderCount(register, createDb(looks));
  const codeOf = async (host: string) => (await shops.find(host))?.code ?? null;
  return { register, observe: countRequests(register, codeOf), jobEvents, close: () => looks.end() };
}

/** Answers the primary process when it asks each process for its figures. */
export function tellFiguresToPrimary(register: Registry): void {
  AggregatorRegistry.setRegistries([register]);
  new AggregatorRegistry();
}
