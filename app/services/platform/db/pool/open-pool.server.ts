// @public

import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm/relations";
import pg from "pg";
import * as schema from "~/tables/index";
import { repeatingPool } from "../repeat-collided.server";
import { repeatRefused } from "../repeat-refused.server";
import type { DatabaseConnection } from "../start/started-database";
import { countStatements } from "../statements/frequent-statements.server";

/** The database or a transaction in it: services accept either, so that they compose into one transaction. */
export type Db = PgDatabase<
  NodePgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
> & {
  /** The same on replicas, for `readDb`; absent in a transaction and without replicas. */
  reads?: Db;
};

const int8Oid = pg.types.builtins.INT8;
const int8ArrayOid = 1016;

/**
 * Reads a PostgreSQL bigint as a number.
 * @throws RangeError beyond 2^53 - 1, where a number would silently become another one
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

type Parsers = pg.CustomTypesConfig;

/** Reads a one-dimensional array of bigints, which pg knows only as texts. */
function parseInt8Array(text: string): (number | null)[] {
  const texts: (string | null)[] = pg.types.getTypeParser(int8ArrayOid as 20)(text);
  return texts.map((one) => (one === null ? null : parseInt8(one)));
}

/** Other parsers with ours in the place of bigint's. */
const withInt8 = ({ getTypeParser }: Parsers): Parsers => ({
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") return getTypeParser(oid, format);
    if (oid === int8Oid) return parseInt8;
    if (oid === int8ArrayOid) return parseInt8Array;
    return getTypeParser(oid, format);
  }) as Parsers["getTypeParser"],
});

/** Parsers of our own connections only: other libraries in the process keep pg's defaults. */
const typeParsers = withInt8({ getTypeParser: pg.types.getTypeParser });

/** Gets every statement and its values before it runs; what it throws, the caller of the statement gets. */
export type StatementListener = (text: string, values: readonly unknown[]) => void;

/** A statement as pg takes it: its text, or an object that may bring parsers of its own, as drizzle's do. */
type Statement = string | { text?: string; values?: unknown[]; types?: Parsers; name?: string };

function tell(onStatement: StatementListener, statement: Statement, given: unknown): void {
  const { text, values } = typeof statement === "string" ? { text: statement, values: undefined } : statement;
  if (text) onStatement(text, values ?? (Array.isArray(given) ? given : []));
}

/**
 * A connection whose bigints are numbers whatever parsers a statement brings, and that prepares the
 * statements it runs often. A pooler may run the next statement where nothing was prepared, so behind one
 * none has a name.
 */
function clientClass(isPooled: boolean, onStatement: StatementListener | undefined) {
  return class extends pg.Client {
    #frequent = countStatements();

    // pg's query has a dozen overloads; all of them begin with the statement.
    override query(statement: Statement, ...rest: unknown[]): never {
      if (onStatement) tell(onStatement, statement, rest[0]);
      const own =
        typeof statement === "object" && statement.types
          ? { ...statement, types: withInt8(statement.types), ...this.#namedIfFrequent(statement, rest[0]) }
          : statement;
      return (super.query as (...args: unknown[]) => never)(own, ...rest);
    }

    /** Without values a text may hold several statements, which cannot be prepared. */
    #namedIfFrequent({ text, name }: Exclude<Statement, string>, values: unknown) {
      if (isPooled) return { name: undefined };
      if (name !== undefined || !text || !Array.isArray(values) || values.length === 0) return {};
      return { name: this.#frequent.nameOf(text) };
    }
  };
}

/**
 * Opens a pool of connections. A connection that breaks while idle (the database was restarted, say) is
 * dropped and replaced at the next query instead of ending the process.
 * @param connection as startDatabase answers it
 * @param onIdleError gets the error of such a break
 * @param onStatement for tests, which read every statement
 */
export function openPool(
  { isPooled = false, ...connection }: DatabaseConnection,
  onIdleError: (error: Error) => void = () => {},
  onStatement?: StatementListener,
): pg.Pool {
  const pool = new pg.Pool({
    Client: clientClass(isPooled, onStatement),
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "awning",
    ...connection,
    types: typeParsers,
  });
  // At its own end a pool's last connections may see the private PostgreSQL stop, which is no fault.
  pool.on("error", (error) => {
    if (!pool.ending) onIdleError(error);
  });
  // A connection that breaks while a transaction or the job queue has it reports it nowhere else: its
  // statement fails, and the event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * The typed query builder on a pool, whose statements and transactions outlive a deadlock, and whose
 * transactions outlive a change of the server. A numeric, such as the sum of bigints, arrives as a string:
 * cast it to bigint.
 * @param findHome for a pool that leads to where a tenant lives: looks where that is now
 */
export function createDb(pool: pg.Pool, findHome?: () => Promise<void>): Db {
  // To read the schema takes 14 ms, and only relational queries use it.
  const onClient = (client: pg.PoolClient) => drizzle(client) as unknown as Db;
  return repeatRefused(drizzle(repeatingPool(pool), { schema }), pool, onClient, findHome);
}
