import { type SQLWrapper, sql } from "drizzle-orm";
import type { Actor } from "~/models/shops/actors/actor";
import { ownDbOf } from "../../../../tests/support/statements/product-db";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { actAs } from "../context/act-as.server";
import { acting } from "../context/shop-context.server";

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

/**
 * The same for several statements, of which none needs an answer in this process: one way to the database and
 * one transaction, a third of the work. They are the test's own: none is checked for its tenant.
 * @returns the rows that each statement returns, by the names of the database
 */
export async function writeAtOnce(db: Db, statements: readonly SQLWrapper[]) {
  const parts = [sql.raw(`select ${namesTestActor}`), ...statements.map((one) => one.getSQL())];
  const answer: unknown = await ownDbOf(db).execute(sql.join(parts, sql.raw(";\n")).inlineParams());
  return (answer as { rows: Record<string, unknown>[] }[]).slice(1).map(({ rows }) => rows);
}

/** The same for a raw statement: a condition for its `where` that sets the actor. */
export const namesTestActor = `set_config('awning.actor', '${JSON.stringify(testActor)}', true) <> ''`;
