import { randomBytes } from "node:crypto";
import type pg from "pg";
import {
  createDb,
  type Db,
  openPool,
  type StatementListener,
} from "~/services/platform/db/pool/open-pool.server";
import type { DatabaseConnection } from "~/services/platform/db/start/started-database";
import { setProductDb } from "../statements/product-db";
import { watchStatements } from "../statements/watch-statements";
import { dropDatabase } from "./drop-database";
import { emptyDatabase, emptyTables, lookAtNew, type NewDatabase } from "./empty-database";
import { type KeptPool, keepPool, lendPool, refreshPool } from "./kept-pool";
import { aimedAt, startTestServer, type TestServer } from "./test-server";

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
   * Takes every row out, for a file whose tests each begin with a shop of the same code: in beforeEach. A
   * database that was copied from another than the empty one keeps its rows.
   */
  empty(): Promise<void>;
  /** Closes the pool and gives the database back. Call it in afterAll. */
  drop(): Promise<void>;
}

/**
 * An empty database with open connections: a new one's first statements cost ten times what they cost later.
 */
interface SpareDatabase {
  name: string;
  made: NewDatabase;
  own: KeptPool;
  product: KeptPool;
  /** Gets what the product's connections run. */
  listener: { onStatement: StatementListener };
}

/**
 * Empty databases that files of this worker are done with. What is left of them is dropped when the run ends.
 */
const spare: SpareDatabase[] = [];

/**
 * Makes a database for one test file, or takes one that another file of this worker is done with:
 * `beforeAll(async () => { database = await createTestDatabase(); })`.
 * @param template database to copy; by default the migrated, empty one
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = await startTestServer();
  const watch = await watchStatements();
  const kept = (template === undefined ? spare.pop() : undefined) ?? (await copyDatabase(server, template));
  const { name, made, own, product, listener } = kept;
  listener.onStatement = watch.onStatement;
  const connection = aimedAt(server.connection, name);
  const lent = [lendPool(own.pool), lendPool(product.pool)] as const;
  const [db, productDb] = [createDb(lent[0].pool), createDb(lent[1].pool)];
  setProductDb(db, productDb);
  return {
    connection,
    url: addressOf(connection),
    pool: lent[0].pool,
    db,
    productDb,
    async empty() {
      if (made) await emptyTables(own.pool, made);
    },
    async drop() {
      for (const pool of lent) pool.close();
      if (made && !server.pooled && (await emptyAgain(kept, made))) spare.push({ ...kept, made });
      else {
        await Promise.all([own, product].map(({ pool }) => pool.ending || pool.end()));
        await onServer(server.connection, (pool) => dropDatabase(pool, name));
      }
      await server.stop();
      if (watch.problems.size > 0)
        throw new Error(`Statements without their tenant:\n${[...watch.problems].join("\n")}`);
    },
  };
}

/** A database that was just copied; only of the empty one it is known how to empty it again. */
type CopiedDatabase = Omit<SpareDatabase, "made"> & { made: NewDatabase | undefined };

async function copyDatabase(server: TestServer, template: string | undefined): Promise<CopiedDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer(server.connection, (pool) =>
    pool.query(`create database ${name} template ${template ?? server.template}`),
  );
  const listener: SpareDatabase["listener"] = { onStatement: () => {} };
  // What waits for the next file keeps no process alive.
  const open = (connection: DatabaseConnection, onStatement?: StatementListener) =>
    keepPool(openPool({ ...aimedAt(connection, name), allowExitOnIdle: true }, undefined, onStatement));
  const own = open(server.connection);
  const product = open(server.pooled ?? server.connection, (...statement) =>
    listener.onStatement(...statement),
  );
  const made = template === undefined ? await lookAtNew(own.pool) : undefined;
  return { name, made, own, product, listener };
}

/** @returns false where something is left that the next file would meet */
async function emptyAgain({ own, product }: CopiedDatabase, made: NewDatabase): Promise<boolean> {
  if (!(await refreshPool(own)) || !(await refreshPool(product))) return false;
  return emptyDatabase(own.pool, made, [...own.pids, ...product.pids]);
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
