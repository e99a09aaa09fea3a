import { Logger, parseCronItems, run } from "graphile-worker";
import type pg from "pg";
import type { JobDeps } from "./job.server";
import { migrateJobs } from "./migrate-jobs.server";
import { cronItems, taskList } from "./task-list.server";

/** Jobs one process does at the same time. */
const concurrency = 3;

/**
 * Starts doing the queued jobs of all shops in this process; several processes share the queue. Brings the queue's
 * tables up to date first.
 * @returns how to stop: jobs that are under way are finished, the rest waits for the next worker
 */
export async function startWorker(pool: pg.Pool, deps: JobDeps): Promise<{ stop: () => Promise<void> }> {
  await migrateJobs(pool);
  const runner = await run({
    pgPool: pool,
    concurrency,
    // The server has its own way to stop: the worker must not react to signals by itself.
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new Logger(() => (level, message) => {
      if (level === "error") deps.log.error("job queue", { message });
      else if (level === "warning") deps.log.warn("job queue", { message });
    }),
    taskList: Object.fromEntries(
      Object.entries(taskList).map(([name, handler]) => [name, (payload: unknown) => handler(deps, payload)]),
    ),
    parsedCronItems: parseCronItems(cronItems),
  });
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= runner.stop()) };
}
