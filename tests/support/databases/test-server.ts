import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { superuser } from "~/services/platform/db/postgres/init-cluster.server";
import { passwordFile, placeCluster } from "~/services/platform/db/postgres/place-cluster.server";
import { migrate } from "~/services/platform/db/start/migrate.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import type { DatabaseConnection, StartedDatabase } from "~/services/platform/db/start/started-database";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { dropDatabase } from "./drop-database";
import { startPooler } from "./pooler";

const checkout = fileURLToPath(new URL("../../..", import.meta.url));
const migrations = join(checkout, "app", "services", "platform", "db", "migrations");
/** Tells what the tests of this checkout keep from what those of another do. */
export const checkoutKey = createHash("sha256").update(checkout).digest("hex").slice(0, 8);
const templateLockKey = 7_263_004;

/**
 * Many small databases come and go, and none has to survive a crash: nothing waits for the disk. A cluster
 * that the product makes for itself keeps PostgreSQL's own settings, and tests of it see that.
 */
const forgetful = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
  max_connections: "300",
};

/**
 * A running PostgreSQL for tests, with an empty, migrated database to copy that has the job queue's tables,
 * too.
 */
export interface TestServer {
  /** Reaches a database in which databases may be made. */
  connection: pg.PoolConfig;
  /** The same through a pooler in transaction mode, in a run that tests the product behind one. */
  pooled?: DatabaseConnection | undefined;
  /** Name of the database to copy. */
  template: string;
  /** Lets go of it; the last test process to do so stops it. */
  stop(): Promise<void>;
}

const enoughBytes = 8e9;

/**
 * In memory on a machine that has plenty: copying a database is then no work for a disk. Sizes decide, not
 * what is free, so that all processes find the same place.
 */
function placeForTests(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { blocks, bsize } = statfsSync(memory);
  return blocks * bsize > enoughBytes && totalmem() > 2 * enoughBytes ? memory : tmpdir();
}

/** Where a process says to those it starts that it keeps the tests' PostgreSQL running for them. */
const keptServer = "KEPT_TEST_SERVER";

/**
 * Starts the tests' PostgreSQL for a whole run: until `stop`, processes that are started by this one use it
 * without joining it, which for a test file is a third of making its database.
 * @param log told one line about each step that takes time
 */
export async function keepTestServer(log: (line: string) => void): Promise<TestServer> {
  const server = await startTestServer(log);
  const { connection, template } = server;
  const pooler = process.env.TEST_DATABASE_THROUGH === "pgbouncer" ? await startPooler(connection) : null;
  if (pooler) log("The product's statements go through pgbouncer in transaction mode.");
  process.env[keptServer] = JSON.stringify({ connection, template, pooled: pooler?.connection });
  return {
    ...server,
    async stop() {
      delete process.env[keptServer];
      await pooler?.stop();
      await server.stop();
    },
  };
}

/**
 * Starts the tests' PostgreSQL, or joins it: all test processes of a checkout share one, kept among the
 * temporary files, so that later runs find it made and migrated. TEST_DATABASE_URL names another to use.
 * @param log told one line about each step that takes time
 */
export async function startTestServer(log: (line: string) => void = () => {}): Promise<TestServer> {
  const kept = process.env[keptServer];
  if (kept) return { ...JSON.parse(kept), stop: async () => {} };
  const dataDir = join(placeForTests(), `awning-tests-${process.getuid?.() ?? "user"}-${checkoutKey}`);
  const database = await startDatabase({
    dataDir,
    databaseUrl: process.env.TEST_DATABASE_URL,
    settings: forgetful,
    log,
  });
  try {
    const template = await makeTemplate(database, dataDir, log);
    return { connection: database.connection, template, stop: () => database.stop() };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** One template for each state of the migrations; it gets its name when it is complete. */
async function makeTemplate(
  { connection, owned }: StartedDatabase,
  dataDir: string,
  log: (line: string) => void,
): Promise<string> {
  const template = `template_${fingerprint()}`;
  const pool = openPool({ ...connection, max: 1, idleTimeoutMillis: 0 });
  try {
    await pool.query("select pg_advisory_lock($1)", [templateLockKey]);
    const names = await listDatabases(pool);
    if (names.includes(template)) return template;

    log("Making the tests' template database ...");
    if (owned) await allowReplicaRole(connection, dataDir);
    for (const name of names.filter(isAbandoned)) await dropDatabase(pool, name);
    const draft = `draft_${process.pid}`;
    await pool.query(`create database ${draft}`);
    const draftPool = openPool(aimedAt(connection, draft));
    try {
      await migrate(draftPool, migrations);
      await migrateJobs(draftPool);
    } finally {
      await draftPool.end();
    }
    await pool.query(`alter database ${draft} rename to ${template}`);
    return template;
  } finally {
    await pool.end();
  }
}

/** Lets tests empty a database without firing its triggers, which no role but a superuser may otherwise. */
async function allowReplicaRole(connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const password = readFileSync(passwordFile(placeCluster(dataDir, () => {})), "utf8").trim();
  const pool = openPool({ ...connection, user: superuser, password, max: 1 });
  try {
    await pool.query(`grant set on parameter session_replication_role to ${connection.user}`);
  } finally {
    await pool.end();
  }
}

async function listDatabases(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ datname: string }>("select datname from pg_database");
  return rows.map(({ datname }) => datname);
}

function isAbandoned(name: string): boolean {
  if (/^(template|draft)_[0-9a-f]+$/.test(name)) return true;
  const pid = /^test_(\d+)_/.exec(name)?.[1];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function fingerprint(): string {
  if (!existsSync(join(migrations, "meta", "_journal.json"))) {
    throw new Error(`There are no migrations in ${migrations}: run npm run db:generate.`);
  }
  const hash = createHash("sha256").update(readFileSync(join(checkout, "package-lock.json")));
  for (const file of readdirSync(migrations)
    .sort()
    .filter((name) => name.endsWith(".sql"))) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The same server, another database. */
export function aimedAt(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}
