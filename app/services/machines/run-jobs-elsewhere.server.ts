import { join } from "node:path";
import type { Config } from "~/services/platform/config/read-config.server";
import { missingLimits } from "~/services/platform/db/pool/request-limits.server";
import { requireDirect } from "~/services/platform/db/start/check-database-url.server";
import { migrate } from "~/services/platform/db/start/migrate.server";
import { keepDoing } from "~/services/platform/jobs/keep-doing.server";
import type { JobDeps, JobRegistry } from "~/services/shops/jobs/job.server";
import { startWorker } from "~/services/shops/jobs/start-worker.server";
import type { Cluster } from "./open-clusters.server";

const pauses = { everyMs: 60_000, afterFailureMs: 1_000 };

/**
 * Brings the tables of a further database up to date and does its jobs, from when it can be reached (rule
 * tenants-4). Says which limits of requests its pooler lacks.
 * @returns how to stop
 */
export function runJobsElsewhere(
  { cluster, connection, pool, backDb, requests }: Cluster,
  deps: JobDeps & { config: Config },
  registry: JobRegistry,
): () => Promise<void> {
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  const stopTrying = keepDoing(
    async () => {
      if (worker) return;
      await requireDirect(cluster, connection);
      const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
      await migrate(pool, migrations, (line) => deps.log.warn(line, { cluster }));
      worker = await startWorker(pool, { ...deps, db: backDb }, registry);
      const missing = await missingLimits(requests, deps.config, `DATABASE_CLUSTERS, '${cluster}',`);
      if (missing) deps.log.warn(missing);
    },
    pauses,
    (error) => deps.log.error("jobs of a further database are not done yet", { cluster, error }),
  );
  return async () => {
    await stopTrying();
    await worker?.stop();
  };
}
