// @public

import type pg from "pg";

/**
 * Does something while no other process on the database does it: the others wait.
 * @param key any constant, the same in every process
 * @param work gets the connection that holds the lock
 */
export async function inTurns(
  pool: pg.Pool,
  key: number,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query("select pg_advisory_lock($1)", [key]);
    await work(client);
    await client.query("select pg_advisory_unlock($1)", [key]);
    failed = false;
  } finally {
    // A connection that failed may still hold the lock: closing it lets go.
    client.release(failed);
  }
}
