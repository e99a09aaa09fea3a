import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { wasEndedForAnother } from "./nothing-written.server";

/** Tries in all; two transactions that collided rarely collide a second time. */
const maxTries = 5;
const firstDelayMs = 10;

/**
 * Does something again that PostgreSQL ended in favour of another transaction (rule locks-2). The delay
 * before each repetition doubles and is random, so that the same two do not meet again.
 * @param work is one transaction or one statement on its own, and has no effect outside the database
 * @throws what `work` throws, and PostgreSQL's error after five tries
 */
export async function repeatCollided<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !wasEndedForAnother(error)) throw error;
      await delay(Math.random() * firstDelayMs * 2 ** tries);
    }
  }
}

/**
 * A view of a pool that does so with each statement on its own: one that reads two tables is enough for a
 * deadlock with a migration that changes both.
 */
export function repeatingPool(pool: pg.Pool): pg.Pool {
  const own: pg.Pool = Object.create(pool);
  return Object.assign(own, {
    query: (...statement: unknown[]) =>
      repeatCollided(() => (pool.query as (...args: unknown[]) => Promise<unknown>).apply(pool, statement)),
  });
}
