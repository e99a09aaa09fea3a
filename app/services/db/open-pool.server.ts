import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm/relations";
import pg from "pg";
import * as schema from "./schema";

/** The database or a transaction in it: services accept either, so that they compose into one transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

const int8Oid = pg.types.builtins.INT8;

/**
 * Reads a PostgreSQL bigint as a number.
 * @throws RangeError beyond 2^53 - 1, where a number would silently become another one
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

/** Parsers of our own connections only: other libraries in the process keep pg's defaults. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8Oid && format !== "binary"
      ? parseInt8
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

/**
 * Opens a pool of connections. A connection that breaks while idle (the database was restarted, say) is dropped and
 * replaced at the next query instead of ending the process.
 * @param connection as startDatabase answers it
 * @param onIdleError told about such a break; by default nobody is
 */
export function openPool(connection: pg.PoolConfig, onIdleError: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "awning",
    ...connection,
    types: typeParsers,
  });
  pool.on("error", onIdleError);
  // A connection that breaks while a transaction or the job queue has it tells nobody else: its statement fails, and
  // the event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * The typed query builder on a pool. Note that drizzle reads results of raw `sql` fragments with pg's own parsers:
 * a bigint such as `count(*)` arrives as a string there, so cast it (`::int`) or map it (`mapWith(Number)`).
 */
export function createDb(pool: pg.Pool): Db {
  return drizzle(pool, { schema });
}
