// @public

import { EventEmitter } from "node:events";
import { Logger, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import type pg from "pg";
import { freeWorkers } from "../../platform/jobs/free-workers.server";
import { holdWorkers } from "../../platform/jobs/hold-workers.server";
import type { JobName } from "../../platform/jobs/job-kinds.server";
import { keepDoing } from "../../platform/jobs/keep-doing.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { releaseLostJobs, stoppedMessage } from "../../platform/jobs/release-lost-jobs.server";
import { watchWorkers } from "../../platform/jobs/watch-workers.server";
import type { JobDeps, JobRegistry } from "./job.server";
import { queueScheduledJobs } from "./queue-scheduled-jobs.server";
import { runJobOf } from "./run-job.server";

/** Jobs one process does at the same time. */
const concurrency = 3;

/** Often enough that the job of the next minute waits before that minute comes. */
const clockPauses = { everyMs: 20_000, afterFailureMs: 1_000 };
/** A worker is given up at the second look that finds its lock free: within 10 s. */
const lostPauses = { everyMs: 5_000, afterFailureMs: 1_000 };
const supervisionPauses = { everyMs: 1_000, afterFailureMs: 1_000 };

/**
 * Starts doing the queued jobs of all shops in this process; several processes share the queue. Brings the
 * queue's tables up to date first. Recovers from whatever the database does (rule resilience-5).
 *
 * The library's own `run` is not used: its clock asks the database at the top of each minute, and a failure
 * there rejects a promise that no caller can reach, which ends the process.
 * @param registry the jobs of all areas
 * @param events gets what the workers tell of themselves and their jobs
 * @returns how to stop: jobs that are under way are finished, the rest waits for the next worker
 */
export async function startWorker(
  pool: pg.Pool,
  deps: JobDeps,
  registry: JobRegistry,
  events: WorkerEvents = new EventEmitter(),
): Promise<{ stop: () => Promise<void> }> {
  traceAsLines(deps);
  await migrateJobs(pool);
  const names = Object.keys(registry.handlers) as JobName[];
  const tasks: TaskList = Object.fromEntries(
    names.map((name) => [name, (payload: unknown) => runJobOf(registry, deps, name, payload)]),
  );
  const { lostWorkers, areStuck, forgetRefusals } = watchWorkers(events);
  const holding = holdWorkers(pool, (error) => deps.log.warn("locks of job workers not held yet", { error }));
  events.on("worker:create", ({ worker }) => holding.add(worker.workerId));
  const begin = () => {
    const options = {
      concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: jobLogger(deps),
      events,
    };
    return runTaskList(options, tasks, pool);
  };
  let workers: WorkerPool = begin();

  const replaceLost = async () => {
    if (lostWorkers.size === 0 && !areStuck()) return;
    const ids = [...lostWorkers];
    await freeWorkers(pool, ids);
    for (const id of ids) lostWorkers.delete(id);
    forgetRefusals();
    const old = workers;
    workers = begin();
    deps.log.warn("job workers replaced", { lost: ids.length });
    await old.gracefulShutdown(stoppedMessage);
  };
  const stopSupervision = keepDoing(replaceLost, supervisionPauses, (error) =>
    deps.log.warn("job workers not replaced yet", { error }),
  );
  const stopClock = keepDoing(
    () => queueScheduledJobs(pool, registry.scheduled, deps.now()),
    clockPauses,
    (error) => deps.log.warn("scheduled jobs not queued yet", { error }),
  );
  let freeBefore: ReadonlySet<string> = new Set();
  const releaseLost = async () => {
    const { lost, free } = await releaseLostJobs(pool, freeBefore);
    freeBefore = free;
    if (lost > 0) deps.log.warn("jobs of a process that ended are done again", { workers: lost });
  };
  const stopReleasing = keepDoing(releaseLost, lostPauses, (error) =>
    deps.log.warn("jobs of ended processes not released yet", { error }),
  );
  const stop = async () => {
    await Promise.all([stopClock(), stopSupervision(), stopReleasing()]);
    await workers.gracefulShutdown(stoppedMessage);
    await holding.stop();
  };
  let stopping: Promise<void> | undefined;
  return { stop: () => (stopping ??= stop()) };
}

/**
 * Makes lines of the log of what the library prints by `console.trace` where a worker ends with an error, as
 * one may while a start that failed stops: all that a process writes is JSON.
 */
function traceAsLines({ log }: JobDeps): void {
  console.trace = (...words: unknown[]) => log.debug("job queue", { message: words.map(String).join(" ") });
}

/** What the library tells of failed jobs and lost connections. */
const jobLogger = ({ log }: JobDeps) =>
  new Logger(() => (level, message) => {
    if (level === "error") log.error("job queue", { message });
    else if (level === "warning") log.warn("job queue", { message });
  });
