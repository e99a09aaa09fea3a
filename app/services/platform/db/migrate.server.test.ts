import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database";
import { migrate } from "./migrate.server";
import { openPool, parseInt8 } from "./open-pool.server";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "awning-migrations-"));
  mkdirSync(join(folder, "meta"));
  // Later than any real one: only what is newer than the last applied migration is applied.
  const entry = { idx: 0, version: "7", when: Date.UTC(2100, 0), tag: "0000_crates", breakpoints: true };
  writeFileSync(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry] }),
  );
  writeFileSync(join(folder, "0000_crates.sql"), "create table crates (goods bigint)");
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
  const name = "0001_labels";
  const entries = [0, 1].map((idx) => ({
    ...{ idx, version: "7", when: Date.UTC(2100, idx), breakpoints: true },
    tag: ["0000_crates", name][idx],
  }));
  writeFileSync(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
  writeFileSync(join(folder, `${name}.sql`), "alter table crates add label text");
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
