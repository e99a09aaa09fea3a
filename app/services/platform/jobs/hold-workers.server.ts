// @public

import type pg from "pg";
import { keepDoing } from "./keep-doing.server";

/** Any constant will do, as long as every process of the product uses the same. */
export const workersLockKey = 7_263_022;

/** A connection that broke is replaced, and its locks are taken again, before anyone counts them as free. */
const pauses = { everyMs: 1_000, afterFailureMs: 1_000 };

/**
 * Holds a lock of the database for each job worker of this process, on one connection, for as long as the
 * process lives: PostgreSQL frees it when the process ends, however that ends, and by that others know (rule
 * resilience-5).
 */
export function holdWorkers(
  pool: pg.Pool,
  onFailure: (error: unknown) => void,
): { add: (workerId: string) => void; stop: () => Promise<void> } {
  const ids = new Set<string>();
  let held: { client: pg.PoolClient; ids: Set<string> } | null = null;
  const letGo = () => {
    held?.client.release(true);
    held = null;
  };
  const hold = async () => {
    if (!held) {
      const client = await pool.connect();
      held = { client, ids: new Set() };
      client.once("end", () => {
        if (held?.client === client) letGo();
      });
    }
    const { client, ids: done } = held;
    try {
      for (const id of ids) {
        if (done.has(id)) continue;
        await client.query("select pg_advisory_lock($1, hashtext($2))", [workersLockKey, id]);
        done.add(id);
      }
    } catch (error) {
      if (held?.client === client) letGo();
      throw error;
    }
  };
  const stopHolding = keepDoing(hold, pauses, onFailure);
  return {
    add: (workerId) => ids.add(workerId),
    stop: async () => {
      await stopHolding();
      letGo();
    },
  };
}
