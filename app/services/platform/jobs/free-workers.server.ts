// @public

import type pg from "pg";

/**
 * Takes the jobs of workers that ended away from them, so that others do them (rule resilience-5). A worker
 * counts an attempt when it begins; one that ended did not fail it. So a job on its last attempt gets one
 * more, or no worker would ever do it again.
 */
export async function freeWorkers(pool: pg.Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1
     where locked_by = any($1::text[]) and attempts >= max_attempts`,
    [ids],
  );
  await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [ids]);
}
