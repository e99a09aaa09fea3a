import type { Actor } from "~/models/actor/actor";
import { actAs } from "../db/act-as.server";
import type { Db } from "../db/open-pool.server";
import { acting } from "../shop-context.server";

/** Who acts in tests that do not ask who acts: it may do everything. */
export const testActor: Actor = { kind: "command-line", command: "test" };

/** The same where a context names its actor. */
export const testActing = acting(testActor);

/** Writes rows for a test the way a service has to: in the name of an actor. */
export const byTest = <T>(db: Db, write: (db: Db) => PromiseLike<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await actAs(tx, testActor);
    return write(tx);
  });

/** The same in a raw statement: a condition that names the actor, for a `where`. */
export const namesTestActor = `set_config('awning.actor', '${JSON.stringify(testActor)}', true) <> ''`;
