import type pg from "pg";
import { nextDue } from "~/models/platform/schedule/next-due";
import type { ScheduledJob } from "./job.server";

/**
 * Queues each scheduled job for its next time, ahead of it, so that a database that is away at that very
 * second delays a job and loses none (rule resilience-5). A job that waits already stays as it is: however
 * often and from however many processes this is called, one is queued. One that waits for later than its next
 * time was queued while a clock was ahead, and is brought forward.
 */
export async function queueScheduledJobs(
  pool: pg.Pool,
  scheduled: readonly ScheduledJob[],
  now: Date,
): Promise<void> {
  for (const { task, schedule, maxAttempts } of scheduled)
    await pool.query(
      `select graphile_worker.add_job($1, '{}'::json, run_at => $2, max_attempts => $3, job_key => $4, job_key_mode =>
         case when exists (select from graphile_worker.jobs where key = $4 and locked_at is null and run_at > $2)
           then 'replace' else 'preserve_run_at' end)`,
      [task, nextDue(schedule, now), maxAttempts, `clock:${task}`],
    );
}
