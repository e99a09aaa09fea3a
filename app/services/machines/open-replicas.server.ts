import type pg from "pg";
import { readingPool } from "~/services/machines/replicas/reading-pool.server";
import { Replicas } from "~/services/machines/replicas/replicas.server";
import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, type Db } from "~/services/platform/db/pool/open-pool.server";
import { requestLimits } from "~/services/platform/db/pool/request-limits.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";

/** Connections of a process to each replica for what takes its time: exports, numbers, catalogue indexes. */
const backgroundConnections = 4;
/** How long such work waits for a replica that is behind, ms. */
const patienceMs = 1_000;

/** A primary: connections of a process for what takes its time, and the same as a database. */
type Primary = { backPool: pg.Pool; backDb: Db };

/**
 * Begins to watch the replicas of a primary, if there are any, and lets what takes its time read from them
 * (rule resilience-10). A start does not wait for them.
 * @param urls addresses, each of one replica
 */
export function openReplicas(
  urls: readonly string[],
  { backPool, backDb }: Primary,
  { config, log, opened }: { config: Config; log: Log; opened: Opened },
): Replicas | undefined {
  if (urls.length === 0) return undefined;
  const replicas = new Replicas({
    urls,
    lagMs: config.replicas.lagMs,
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
