import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../platform/db/open-pool.server";
import { actAs } from "./act-as.server";
import type { ActorSource } from "./shop-context.server";

/** Tries in all; two transactions that collided rarely collide a second time. */
const maxTries = 5;
const firstDelayMs = 10;

/** PostgreSQL ended the transaction in favour of another one: a deadlock, or a serialization failure. */
const repeatableCodes = new Set(["40P01", "40001"]);

/**
 * Runs `work` in one transaction in the name of the context's actor and repeats the whole of it when
 * PostgreSQL ended it in favour of another. The delay before each repetition doubles and is random, so that
 * the same two do not meet again. `work` must have no effect outside the transaction. Start it on the
 * database itself: inside a transaction the outer locks would be kept.
 * @throws what `work` throws, and PostgreSQL's error after five tries
 */
export async function inTransaction<C extends { db: Db; actor: ActorSource }, T>(
  ctx: C,
  work: (inner: C) => Promise<T>,
): Promise<T> {
  const actor = await ctx.actor();
  for (let tries = 1; ; tries++) {
    try {
      return await ctx.db.transaction(async (tx) => {
        await actAs(tx, actor);
        return work({ ...ctx, db: tx });
      });
    } catch (error) {
      if (tries === maxTries || !isRepeatable(error)) throw error;
      await delay(Math.random() * firstDelayMs * 2 ** tries);
    }
  }
}

/** Drizzle wraps PostgreSQL's error: the code is the cause's. */
function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && repeatableCodes.has(String(error.code))) || isRepeatable(error.cause);
}
