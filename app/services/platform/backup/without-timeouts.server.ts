import type pg from "pg";

/** Removes the time limits of a connection's transaction, whatever the server's settings. */
export async function withoutTimeouts(client: pg.ClientBase): Promise<void> {
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await client.query(`set local ${limit} = 0`);
}
