import { randomBytes } from "node:crypto";
import type pg from "pg";
import { createDb, type Db, openPool } from "~/services/platform/db/open-pool.server";
import { dropDatabase } from "./drop-database";
import { emptyDatabase, emptyTables, lookAtNew, type NewDatabase } from "./empty-database";
import { setProductDb } from "./statements/product-db";
import { watchStatements } from "./statements/watch-statements";
import { aimedAt, startTestServer } from "./test-server";

/** A database of one test file: migrated, empty, its own. */
export interface TestDatabase {
  connection: pg.PoolConfig;
  /** The same as an address, to hand to a process as DATABASE_URL. */
  url: string;
  pool: pg.Pool;
  /** For the test itself, which may look at every row. */
  db: Db;
  /**
   * For the product: each of its statements is checked for its tenant, and `drop` fails when one had none.
   */
  productDb: Db;
  /**
   * Takes every row out, for a file whose tests each begin with a shop of the same code: in beforeEach. A database
   * that was copied from another than the empty one keeps its rows.
   */
  empty(): Promise<void>;
  /** Closes the pool and gives the database back. Call it in afterAll. */
  drop(): Promise<void>;
}

/**
 * Empty databases that files of this worker are done with. What is left of them is dropped when the run ends.
 */
const spare: { name: string; made: NewDatabase }[] = [];

/**
 * Makes a database for one test file, or empties one that another file of this worker is done with:
 * `beforeAll(async () => { database = await createTestDatabase(); })`.
 * @param template database to copy; by default the migrated, empty one
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = await startTestServer();
  const emptied = template === undefined ? spare.pop() : undefined;
  const name = emptied?.name ?? `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  if (!emptied)
    await onServer(server.connection, (own) =>
      own.query(`create database ${name} template ${template ?? server.template}`),
    );
  const connection = aimedAt(server.connection, name);
  const watch = await watchStatements();
  const pool = openPool(connection);
  const pooled = server.pooled && aimedAt(server.pooled, name);
  const productPool = openPool(pooled ?? connection, undefined, watch.onStatement);
  const [db, productDb] = [createDb(pool), createDb(productPool)];
  setProductDb(db, productDb);
  const made = emptied?.made ?? (template === undefined ? await lookAtNew(pool) : undefined);
  return {
    connection,
    url: addressOf(connection),
    pool,
    db,
    productDb,
    async empty() {
      if (made) await emptyTables(pool, made);
    },
    async drop() {
      await Promise.all([pool.end(), productPool.end()]);
      if (made && (await onServer(connection, (own) => emptyDatabase(own, made)))) spare.push({ name, made });
      else await onServer(server.connection, (own) => dropDatabase(own, name));
      await server.stop();
      if (watch.problems.size > 0)
        throw new Error(`Statements without their tenant:\n${[...watch.problems].join("\n")}`);
    },
  };
}

async function onServer<T>(connection: pg.PoolConfig, work: (own: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ ...connection, max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function addressOf({ connectionString, host, port, user, password, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}:${password}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}
