import type { Config } from "~/services/platform/config/read-config.server";
import { createDb } from "~/services/platform/db/open-pool.server";
import { readingPool } from "~/services/platform/db/reading-pool.server";
import { Replicas } from "~/services/platform/db/replicas.server";
import { requestLimits } from "~/services/platform/db/request-limits.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import type { openDatabase } from "./open-database.server";

/** Connections of a process to each replica for what takes its time: exports, numbers, catalogue indexes. */
const backgroundConnections = 4;
/** How long such work waits for a replica that is behind, ms. */
const patienceMs = 1_000;

/**
 * Begins to watch the replicas, if there are any, and lets what takes its time read from them (rule resilience-10).
 * A start does not wait for them.
 */
export function openReplicas(
  { backPool, backDb }: Awaited<ReturnType<typeof openDatabase>>,
  { config, log, opened }: { config: Config; log: Log; opened: Opened },
): Replicas | undefined {
  const { urls, lagMs } = config.replicas;
  if (urls.length === 0) return undefined;
  const replicas = new Replicas({
    urls,
    lagMs,
    primary: backPool,
    clock: () => performance.now(),
    limitsOf: {
      requests: (connection) => requestLimits(config, connection),
      background: () => ({ max: backgroundConnections }),
    },
    onState: (host, error) =>
      error
        ? log.warn("a replica is left alone", { host, error })
        : log.info("a replica is read from", { host }),
  });
  opened.push(async () => replicas.close());
  const choose = () => replicas.asOfNow(patienceMs);
  backDb.reads = createDb(readingPool(backPool, { choose, use: "background" }));
  return replicas;
}
