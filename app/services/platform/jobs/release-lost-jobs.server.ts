// @public

import type pg from "pg";
import { freeWorkers } from "./free-workers.server";
import { workersLockKey } from "./hold-workers.server";

/**
 * Longer than any job takes, so that a worker that holds one for longer is taken for one that is stuck; the
 * library itself waits 4 hours.
 */
const lostAfterMinutes = 5;

/**
 * Written as the error of a job that was still running when its process stopped. The library counts that as a
 * failed attempt; it was none.
 */
export const stoppedMessage = "the process stopped before the job ended";

/**
 * Gives the jobs of a process that ended without a word (power cut, kill -9) to the workers there are (rule
 * resilience-5): those whose lock is free at two looks in a row, and those that hold a job for too long. A
 * job that is done twice changes nothing the second time.
 * @param freeBefore the workers whose lock was free at the look before
 * @returns how many workers were given up, and those whose lock is free since now
 */
export async function releaseLostJobs(
  pool: pg.Pool,
  freeBefore: ReadonlySet<string>,
): Promise<{ lost: number; free: Set<string> }> {
  const { rows } = await pool.query<{ worker: string; isLate: boolean; isFree: boolean }>(
    `select locked_by as worker,
            bool_or(locked_at < now() - make_interval(mins => $1)) as "isLate",
            not exists (
              select from pg_locks
              where locktype = 'advisory' and classid = $2 and objsubid = 2
                and objid::bigint = hashtext(locked_by)::bigint & 4294967295
                and database = (select oid from pg_database where datname = current_database())
            ) as "isFree"
     from graphile_worker.jobs where locked_by is not null group by locked_by`,
    [lostAfterMinutes, workersLockKey],
  );
  const isLost = (row: (typeof rows)[number]) => row.isLate || (row.isFree && freeBefore.has(row.worker));
  const ids = rows.filter(isLost).map(({ worker }) => worker);
  if (ids.length > 0) await freeWorkers(pool, ids);
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1
     where locked_at is null and attempts >= max_attempts and last_error = $1`,
    [stoppedMessage],
  );
  return { lost: ids.length, free: new Set(rows.filter((row) => row.isFree).map(({ worker }) => worker)) };
}
