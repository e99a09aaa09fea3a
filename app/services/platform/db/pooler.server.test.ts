import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPgbouncer, type Pooler, startPooler } from "../../../../tests/support/databases/pooler";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { StartError } from "../config/start-error";
import { createDb, openPool } from "./pool/open-pool.server";
import { RequestDeadline, withDeadline } from "./pool/request-deadline.server";
import { missingLimits, requestLimits } from "./pool/request-limits.server";
import { shareOfPool } from "./pool/share-of-pool.server";
import { refusalOf } from "./refusal-of.server";
import { checkDatabaseUrl } from "./start/check-database-url.server";
import { startDatabase } from "./start/start-database.server";
import { namedStatement } from "./statements/named-statement.server";

const config = {
  database: {
    poolSize: 8,
    tenantConnections: 4,
    patienceMs: 0,
    statementTimeoutMs: 9000,
    lockTimeoutMs: 3000,
    idleTransactionTimeoutMs: 15000,
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("without a pooler a connection is known to reach PostgreSQL itself, and brings its limits", async () => {
  const connection = await checkDatabaseUrl(database.url, "DATABASE_URL");
  expect(connection.isPooled).toBe(false);
  expect(requestLimits(config, connection)).toMatchObject({ statement_timeout: 9000, lock_timeout: 3000 });
});

if (findPgbouncer()) describe("behind pgbouncer in transaction mode", behindPgbouncer);
else console.log("pgbouncer is not installed: its tests are left out.");

function behindPgbouncer() {
  const connectQuery = "set lock_timeout = 3000";
  let pooler: Pooler;
  beforeAll(async () => {
    pooler = await startPooler(database.connection, { connectQuery });
  });
  afterAll(() => pooler?.stop());

  test("a pooler is noticed, and its connections bring no limits, which it would refuse", async () => {
    const connection = await checkDatabaseUrl(pooler.url, "DATABASE_URL");
    expect(connection.isPooled).toBe(true);
    expect(requestLimits(config, connection)).toEqual({ max: 8 });
  });

  test("a pooler is refused where PostgreSQL itself has to be reached", async () => {
    const started = startDatabase({ dataDir: "nowhere", databaseUrl: pooler.url });
    await expect(started).rejects.toThrow(StartError);
    await expect(started).rejects.toThrow(/set DATABASE_DIRECT_URL to PostgreSQL itself/);
  });

  test("the start says which limits the pooler lacks, and how to add them", async () => {
    const pool = openPool(pooler.connection);
    expect(await missingLimits(pool, config)).toContain(
      "has no statement_timeout: add connect_query='set statement_timeout = 9000;",
    );
    await pool.end();
  });

  test("statements that have a name or run often are right on whichever connection they run", async () => {
    const pool = openPool({ ...pooler.connection, max: 4 });
    const db = createDb(pool);
    const doubled = namedStatement<{ twice: number }>(
      "test_pooled",
      () => sql`select ${sql.placeholder("number")}::int * 2 as twice`,
    );
    const asked = Array.from({ length: 40 }, (_, number) => number);
    const answers = await Promise.all(
      asked.map(async (number) => {
        const [row] = await doubled(db, { number });
        const { rows } = await db.execute(sql`select ${number}::int * 3 as thrice`);
        return { ...row, ...rows[0] };
      }),
    );
    expect(answers).toEqual(asked.map((number) => ({ twice: number * 2, thrice: number * 3 })));
    await pool.end();
  });

  test("a request past its deadline has its statement cancelled", async () => {
    const pool = openPool(pooler.connection);
    const db = createDb(shareOfPool(pool, { connections: 2, waitMs: 20_000 }));
    const holder = await database.pool.connect();
    await holder.query("select pg_advisory_lock(4711)");
    const deadline = new RequestDeadline();
    const locking = sql`select pg_advisory_xact_lock(4711)`;
    const stuck = withDeadline(deadline, () => db.execute(locking).catch((error: unknown) => error));
    const waiting = "select 1 from pg_locks where not granted and locktype = 'advisory' and objid = 4711";
    await expect.poll(async () => (await database.pool.query(waiting)).rows.length).toBe(1);

    await deadline.end();
    expect(refusalOf(await stuck)).toBe("busy");
    await holder.query("select pg_advisory_unlock(4711)");
    holder.release();
    await pool.end();
  });
}
