import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { wasNothingWritten } from "./nothing-written.server";
import { refusalOf } from "./refusal-of.server";

const againAfterMs = 50;

type Callback = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: pg.PoolClient["release"],
) => void;

/**
 * A view of a pool that waits while another server takes over (rule resilience-13): a connection that cannot be made is
 * tried again, and a statement on its own that PostgreSQL refused whole is sent again. The time counts from the first
 * refusal, for all who wait: a server that stays away is not waited for anew by each of them.
 * @param patienceMs 0 gives the pool as it is
 */
export function patientPool(pool: pg.Pool, patienceMs: number, now = () => performance.now()): pg.Pool {
  if (patienceMs === 0) return pool;
  let refusedSinceMs: number | null = null;
  const mayWait = () => {
    refusedSinceMs ??= now();
    return now() - refusedSinceMs < patienceMs;
  };
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        const client = await pool.connect();
        refusedSinceMs = null;
        return client;
      } catch (error) {
        if (refusalOf(error) !== "away" || pool.ending || !mayWait()) throw error;
        await delay(againAfterMs);
      }
    }
  };
  const patient: pg.Pool = Object.create(pool);
  return Object.assign(patient, {
    connect(callback?: Callback) {
      if (!callback) return connect();
      connect().then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error),
      );
    },
    // `this` may be a view of this one, such as a tenant's share, whose connections it takes.
    async query(this: pg.Pool, ...statement: unknown[]) {
      for (;;) {
        try {
          return await (pool.query as (...args: unknown[]) => unknown).apply(this, statement);
        } catch (error) {
          if (!wasNothingWritten(error) || !mayWait()) throw error;
          await delay(againAfterMs);
        }
      }
    },
  });
}
