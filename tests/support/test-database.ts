import { randomBytes } from "node:crypto";
import type pg from "pg";
import { createDb, type Db, openPool } from "~/services/db/open-pool.server";
import { dropDatabase } from "./drop-database";
import { aimedAt, startTestServer } from "./test-server";

/** A database of one test file: migrated, empty, its own. */
export interface TestDatabase {
  connection: pg.PoolConfig;
  /** The same as an address, to hand to a process as DATABASE_URL. */
  url: string;
  pool: pg.Pool;
  db: Db;
  /** Closes the pool and removes the database. Call it in afterAll. */
  drop(): Promise<void>;
}

/**
 * Makes a database for one test file: `beforeAll(async () => { database = await createTestDatabase(); })`.
 * @param template database to copy; by default the migrated, empty one
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = await startTestServer();
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer(server.connection, (own) =>
    own.query(`create database ${name} template ${template ?? server.template}`),
  );
  const connection = aimedAt(server.connection, name);
  const pool = openPool(connection);
  return {
    connection,
    url: addressOf(connection),
    pool,
    db: createDb(pool),
    async drop() {
      await pool.end();
      await onServer(server.connection, (own) => dropDatabase(own, name));
      await server.stop();
    },
  };
}

async function onServer(connection: pg.PoolConfig, work: (own: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = openPool({ ...connection, max: 1 });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

function addressOf({ connectionString, host, port, user, password, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}:${password}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
}
