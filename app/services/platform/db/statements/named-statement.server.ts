// @public

import type { Query, SQL } from "drizzle-orm";
import type { Db } from "../pool/open-pool.server";

/** A statement prepared on one database; `values` are those of its placeholders. */
type Prepared = { execute: (values: Record<string, unknown>) => Promise<unknown> };

/** Runs a named statement and answers its rows. */
export type NamedStatement<Row> = (db: Db, values: Record<string, unknown>) => Promise<Row[]>;

/**
 * Makes a statement that is written once for a process and planned once for each connection. For reads by key
 * that pages wait for: planning a join of eight tables takes longer than running it. Not for statements with
 * filters whose plan should depend on their values.
 *
 * Its text is built once. What was prepared is remembered beside the database it was prepared on, and
 * forgotten with it: a transaction is a database of its own, on whose connection the plan stays.
 * @param name unique among all named statements
 * @param build the statement, with `sql.placeholder` where values go
 */
export function namedStatement<Row>(name: string, build: () => SQL): NamedStatement<Row> {
  const known = new WeakMap<Db, Prepared>();
  let query: Query | undefined;
  return async (db, values) => {
    let prepared = known.get(db);
    if (!prepared) {
      query ??= db.execute(build()).getQuery();
      prepared = db._.session.prepareQuery(query, undefined, name, false);
      known.set(db, prepared);
    }
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
