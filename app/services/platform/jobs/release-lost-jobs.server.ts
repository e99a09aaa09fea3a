import type pg from "pg";
import { freeWorkers } from "./free-workers.server";

/**
 * Longer than any job takes, so that a worker that holds one for longer is taken for one whose process ended;
 * the library itself waits 4 hours.
 */
const lostAfterMinutes = 5;

/**
 * Written as the error of a job that was still running when its process stopped. The library counts that as a
 * failed attempt; it was none.
 */
export const stoppedMessage = "the process stopped before the job ended";

/**
 * Gives the jobs of a process that ended without a word (power cut, kill -9) to the workers there are (rule
 * resilience-5). A job that is done twice changes nothing the second time.
 * @returns how many workers were given up
 */
export async function releaseLostJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => $1)`,
    [lostAfterMinutes],
  );
  const ids = rows.map(({ worker }) => worker);
  if (ids.length > 0) await freeWorkers(pool, ids);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1
     where locked_at is null and attempts >= max_attempts and last_error = $1`,
    [stoppedMessage],
  );
  return ids.length;
}
