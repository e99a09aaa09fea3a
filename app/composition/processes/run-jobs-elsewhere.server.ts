import { join } from "node:path";
import { migrate } from "~/services/platform/db/migrate.server";
import { keepDoing } from "~/services/platform/jobs/keep-doing.server";
import type { JobDeps, JobRegistry } from "~/services/shops/job.server";
import { startWorker } from "~/services/shops/start-worker.server";
import type { Cluster } from "./open-clusters.server";

const pauses = { everyMs: 60_000, afterFailureMs: 1_000 };

/**
 * Brings the tables of a further database up to date and does its jobs, from when it can be reached (rule tenants-4).
 * @returns how to stop
 */
export function runJobsElsewhere(
  { cluster, pool, backDb }: Cluster,
  deps: JobDeps,
  registry: JobRegistry,
): () => Promise<void> {
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  const stopTrying = keepDoing(
    async () => {
      if (worker) return;
      await migrate(pool, join(process.cwd(), "app", "services", "platform", "db", "migrations"));
      worker = await startWorker(pool, { ...deps, db: backDb }, registry);
    },
    pauses,
    (error) => deps.log.error("jobs of a further database are not done yet", { cluster, error }),
  );
  return async () => {
    await stopTrying();
    await worker?.stop();
  };
}
