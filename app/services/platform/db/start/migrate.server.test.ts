import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/databases/test-database";
import { openPool, parseInt8 } from "../pool/open-pool.server";
import { migrate } from "./migrate.server";

let database: TestDatabase;
/** The product's migrations and more. */
let folder: string;

/** Adds what a next release has. */
function addMigration(name: string, sql: string): void {
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const { idx, when, ...same } = journal.entries.at(-1);
  const tag = `${String(idx + 1).padStart(4, "0")}_${name}`;
  journal.entries.push(Object.assign(same, { idx: idx + 1, when: when + 1, tag }));
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), sql);
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "awning-migrations-"));
  cpSync("app/services/platform/db/migrations", folder, { recursive: true });
  addMigration("crates", "create table crates (goods bigint)");
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

test("processes that migrate at the same time take turns", async () => {
  const pools = [1, 2, 3].map(() => openPool(database.connection));
  await Promise.all(pools.map((pool) => migrate(pool, folder)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect((await database.pool.query("select * from crates")).rows).toEqual([]);
});

test("a migration gives way to requests that have its tables, and comes through when they are done (operations-11)", async () => {
  addMigration("labels", "alter table crates add label text");
  const shopper = await database.pool.connect();
  await shopper.query("begin; select * from crates");
  const pool = openPool(database.connection);
  const migrating = migrate(pool, folder);
  const waiting = async () =>
    (await database.pool.query("select 1 from pg_locks where not granted and relation = 'crates'::regclass"))
      .rows.length;
  for (const times of [1, 0, 1]) await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBe(times);
  await shopper.query("commit");
  shopper.release();
  await migrating;
  await pool.end();
  expect((await database.pool.query("select label from crates")).rows).toEqual([]);
});

test("a database that a newer release migrated is told of, and one with another form of a migration refused (operations-19)", async () => {
  const pool = openPool(database.connection);
  const said: string[] = [];
  await migrate(pool, "app/services/platform/db/migrations", (line) => said.push(line));
  expect(said).toEqual([
    expect.stringMatching(/^A newer release made the tables of this database: it has 2 migrations after /),
  ]);
  await pool.query("update drizzle.__drizzle_migrations set hash = 'older' where created_at = 4");
  await expect(migrate(pool, folder)).rejects.toThrow(/^Migration 0003_audit of the database is not the one/);
  await pool.end();
});

test("a test database has the product's tables", async () => {
  const { rows } = await database.pool.query(
    "select count(*) as tables from pg_tables where schemaname = 'public'",
  );
  expect(rows[0].tables).toBeGreaterThan(1);
});

test("the largest safe bigint arrives as a number", async () => {
  const { rows } = await database.pool.query("select 9007199254740991::bigint as quantity");
  expect(rows).toEqual([{ quantity: 9007199254740991 }]);
});

test("a bigint that fits no number is refused rather than changed", () => {
  expect(() => parseInt8("9007199254740992")).toThrow(RangeError);
});
