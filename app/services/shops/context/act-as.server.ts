// @public

import { sql } from "drizzle-orm";
import type { Actor } from "~/models/shops/actors/actor";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { Db } from "../../platform/db/pool/open-pool.server";

/**
 * Says who makes the changes of this transaction, until it ends. The audit's triggers refuse a change without
 * an actor (rule actors-6), so every transaction that writes what is audited begins with this.
 * @param tx a transaction: elsewhere it holds for this one statement
 */
export async function actAs(tx: Db, actor: Actor): Promise<void> {
  await tx.execute(sql`select set_config('awning.actor', ${JSON.stringify(recordedActor(actor))}, true)`);
}
