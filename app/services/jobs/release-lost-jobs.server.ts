import type pg from "pg";

/**
 * Longer than any job takes, so that a worker that holds one for longer is taken for one whose process ended; the library
 * itself waits 4 hours.
 */
const lostAfterMinutes = 5;

/**
 * Gives the jobs of a process that ended without a word (power cut, kill -9) to the workers there are (rule resilience-5).
 * A job that is done twice changes nothing the second time.
 * @returns how many workers were given up
 */
export async function releaseLostJobs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => $1)`,
    [lostAfterMinutes],
  );
  const ids = rows.map(({ worker }) => worker);
  if (ids.length > 0) await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [ids]);
  return ids.length;
}
