import type pg from "pg";
import type { CancelStatements } from "./request-deadline.server";

/** Cancels statements over connections of a pool that requests do not use. */
export const cancelStatements =
  (pool: pg.Pool): CancelStatements =>
  async (processIds) => {
    await pool.query("select pg_cancel_backend(pid) from unnest($1::int[]) pid", [processIds]);
  };
