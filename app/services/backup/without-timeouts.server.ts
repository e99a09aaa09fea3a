import type pg from "pg";

/** Lets the transaction of a connection take as long as it needs, whatever the server's limits are. */
export async function withoutTimeouts(client: pg.ClientBase): Promise<void> {
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await client.query(`set local ${limit} = 0`);
}
