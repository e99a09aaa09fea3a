import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { hasMoved } from "../../platform/db/nothing-written.server";
import type { ConnectCallback } from "../../platform/db/pool/connect-callback";

/** How often, and how long after each other, a statement of a tenant that moves is tried. */
const maxTries = 40;
const againAfterMs = 50;

/** Where the statements of a tenant go (decision 0036). */
export type DatabasePlace = {
  /** The pool of the database it lives in, as far as is known. */
  choose: () => pg.Pool;
  /** Looks where that is now. */
  findHome: () => Promise<void>;
};

/**
 * A pool that leads to the database its tenant lives in, even after it moved. A statement that was refused
 * because the tenant had just moved is sent to where it lives now.
 */
export function placedPool({ choose, findHome }: DatabasePlace): pg.Pool {
  const own: pg.Pool = Object.create(choose());
  return Object.assign(own, {
    connect(callback?: ConnectCallback) {
      if (!callback) return choose().connect();
      choose()
        .connect()
        .then(
          (client) => callback(undefined, client, client.release),
          (error: Error) => callback(error),
        );
    },
    async query(...statement: unknown[]) {
      for (let tries = 1; ; tries += 1) {
        try {
          const pool = choose();
          return await (pool.query as (...args: unknown[]) => Promise<unknown>).apply(pool, statement);
        } catch (error) {
          if (!hasMoved(error) || tries === maxTries) throw error;
          await findHome();
          await delay(againAfterMs);
        }
      }
    },
  });
}
