// @public

import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { wasNothingWritten } from "../nothing-written.server";
import { refusalOf } from "../refusal-of.server";
import type { ConnectCallback } from "./connect-callback";

const againAfterMs = 50;

/**
 * A view of a pool that waits while another server takes over (rule resilience-13): a connection that cannot
 * be made is tried again, and a statement on its own that PostgreSQL refused whole is sent again. The time
 * counts from the first refusal, for all who wait: a server that stays away is not waited for anew by each of
 * them. A connection proves little: a pooler lets in whom it has no server for, and a follower that takes
 * over lets in before it can write. So after one that failed the next has to show that it can before it is
 * handed out.
 * @param patienceMs 0 gives the pool as it is
 */
export function patientPool(pool: pg.Pool, patienceMs: number, now = () => performance.now()): pg.Pool {
  if (patienceMs === 0) return pool;
  let refusedSinceMs: number | null = null;
  let isDoubtful = false;
  const mayWait = () => {
    refusedSinceMs ??= now();
    return now() - refusedSinceMs < patienceMs;
  };
  const noting = (client: pg.PoolClient): pg.PoolClient => {
    const { release } = client;
    client.release = (error) => {
      if (error) isDoubtful = true;
      release(error);
    };
    return client;
  };
  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        const client = await pool.connect();
        if (isDoubtful) await prove(client);
        isDoubtful = false;
        refusedSinceMs = null;
        return noting(client);
      } catch (error) {
        if (refusalOf(error) !== "away" || pool.ending || !mayWait()) throw error;
        await delay(againAfterMs);
      }
    }
  };
  const patient: pg.Pool = Object.create(pool);
  return Object.assign(patient, {
    connect(callback?: ConnectCallback) {
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

/**
 * @throws what the driver throws, or as PostgreSQL does when a follower is to write; the connection is given
 * back
 */
async function prove(client: pg.PoolClient): Promise<void> {
  try {
    const { rows } = await client.query<{ isFollower: boolean }>(
      'select pg_is_in_recovery() as "isFollower"',
    );
    if (rows[0]?.isFollower) throw Object.assign(new Error("it only reads yet"), stillFollows);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const stillFollows = { severity: "ERROR", code: "25006" };
