// @public

import type { Db } from "../../platform/db/pool/open-pool.server";
import { actAs } from "../context/act-as.server";
import type { ActorSource } from "../context/shop-context.server";

/**
 * Runs `work` in one transaction in the name of the context's actor. The whole of it is repeated when
 * PostgreSQL ended it in favour of another (rule locks-2), so `work` must have no effect outside the
 * transaction. Start it on the database itself: inside a transaction the outer locks would be kept.
 * @throws what `work` throws, and PostgreSQL's error after five tries
 */
export async function inTransaction<C extends { db: Db; actor: ActorSource }, T>(
  ctx: C,
  work: (inner: C) => Promise<T>,
): Promise<T> {
  const actor = await ctx.actor();
  return ctx.db.transaction(async (tx) => {
    await actAs(tx, actor);
    return work({ ...ctx, db: tx });
  });
}
