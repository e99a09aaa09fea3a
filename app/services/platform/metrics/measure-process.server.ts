// @public

import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import type { CacheUse } from "../cache/cache-use";

/** What of a process is measured each time the figures are read. */
export type MeasuredProcess = {
  pools: Readonly<Record<string, pg.Pool>>;
  caches: Readonly<Record<string, { use: CacheUse }>>;
  isAway: () => boolean;
};

/**
 * Measures node (event loop, memory, garbage collection), the pools and the caches of this process. Where
 * several serve one port, their figures are added up; each says how of those that are no sums.
 */
export function measureProcess(register: Registry, { pools, caches, isAway }: MeasuredProcess): void {
  collectDefaultMetrics({ register });
  new Gauge({
    name: "awning_processes",
    help: "Processes that serve.",
    registers: [register],
    collect() {
      this.set(1);
    },
  });
  new Gauge({
    name: "awning_database_connections",
    help: "Connections of a pool by state, and callers that wait for one.",
    labelNames: ["pool", "state"],
    registers: [register],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: "busy" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  new Gauge({
    name: "awning_database_up",
    help: "1 while the database can be reached.",
    aggregator: "min",
    registers: [register],
    collect() {
      this.set(isAway() ? 0 : 1);
    },
  });
  new Counter({
    name: "awning_cache_lookups_total",
    help: "Lookups in what the process remembers.",
    labelNames: ["cache", "result"],
    registers: [register],
    collect() {
      this.reset();
      for (const [cache, { use }] of Object.entries(caches)) {
        this.inc({ cache, result: "hit" }, use.hits);
        this.inc({ cache, result: "miss" }, use.misses);
      }
    },
  });
}
