import type { Actor } from "~/models/shops/actor";
import type { Db } from "../../platform/db/open-pool.server";
import { actAs } from "../act-as.server";
import { acting } from "../shop-context.server";

/** The actor of tests in which it does not matter; it may do everything. */
export const testActor: Actor = { kind: "command-line", command: "test" };

/** A context with this actor. */
export const testActing = acting(testActor);

/** Writes rows for a test as services do: on behalf of an actor. */
export const byTest = <T>(db: Db, write: (db: Db) => PromiseLike<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await actAs(tx, testActor);
    return write(tx);
  });

/** The same for a raw statement: a condition for its `where` that sets the actor. */
export const namesTestActor = `set_config('awning.actor', '${JSON.stringify(testActor)}', true) <> ''`;
