// @public

import type { WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { Counter, Gauge, type Registry } from "prom-client";

const byTask = `
  select task_identifier as task,
    count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null)::int as ready,
    count(*) filter (where attempts < max_attempts and run_at > now() and locked_at is null)::int as later,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed
  from graphile_worker.jobs group by 1`;

type TaskCounts = { task: string; ready: number; later: number; running: number; failed: number };

/**
 * Counts the jobs this process did, and those of the whole queue by state: `ready`, `later` (scheduled, or
 * after a failure), `running`, `failed` (given up). While the database does not answer there are no figures
 * of the queue.
 * @param pool connections for the look at the queue
 * @param events what the workers of this process tell
 */
export function countJobs(register: Registry, pool: pg.Pool, events: WorkerEvents): void {
  const done = new Counter({
    name: "awning_jobs_done_total",
    help: "Attempts at jobs by this process.",
    labelNames: ["task", "result"],
    registers: [register],
  });
  events.on("job:success", ({ job }) => done.inc({ task: job.task_identifier, result: "success" }));
  events.on("job:error", ({ job }) => done.inc({ task: job.task_identifier, result: "error" }));
  new Gauge({
    name: "awning_jobs",
    help: "Jobs in the queue by state.",
    labelNames: ["task", "state"],
    // Each process counts the whole queue.
    aggregator: "max",
    registers: [register],
    async collect() {
      this.reset();
      const { rows } = await pool.query<TaskCounts>(byTask).catch(() => ({ rows: [] }));
      for (const { task, ...states } of rows)
        for (const [state, count] of Object.entries(states)) this.set({ task, state }, count);
    },
  });
}
