import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCluster } from "../../../../tests/support/databases/made-cluster";
import { type Replicated, startReplicated } from "../../../../tests/support/databases/replicated";
import { type Db, openPool } from "../../platform/db/pool/open-pool.server";
import { readDb, readSnapshot } from "../../platform/db/read-db.server";
import { createTenantDatabases, type TenantDatabases } from "../../platform/db/start/tenant-databases.server";
import { poolsOfTenants } from "../homes/tenant-pools.server";
import { Replicas } from "./replicas.server";

const lagMs = 5_000;
const share = { connections: 4, waitMs: 20_000 };

let both: Replicated;
let pool: pg.Pool;
let replicas: Replicas;
let databaseOf: TenantDatabases;
/** How far the process's clock is ahead of the machine's, ms. */
let aheadMs: number;
let states: string[];

beforeAll(async () => {
  const made = await makeCluster();
  both = await startReplicated(made.copyTo);
  made.remove();
  pool = openPool(both.primary.connection);
  await pool.query("create table goods (tenant text, name text)");
});
afterAll(async () => {
  await pool?.end();
  await both?.stop();
});
beforeEach(async () => {
  aheadMs = 0;
  states = [];
  replicas = openReplicas(both.replica.url, pool);
  databaseOf = createTenantDatabases(pool, share, poolsOfTenants(replicas));
  await replicas.hear(true);
  await expect.poll(() => placeOf(pages("any"))).toBe("replica");
});
afterEach(() => replicas.close());

const openReplicas = (url: string, primary: pg.Pool) =>
  new Replicas({
    urls: [url],
    lagMs,
    primary,
    clock: () => performance.now() + aheadMs,
    limitsOf: { requests: () => ({}), background: () => ({}) },
    onState: (_host, error) => states.push(error ? "left alone" : "read from"),
  });

const pages = (tenantId: string) => databaseOf(tenantId, "shared page");

/** Where a database's statements run. */
async function placeOf(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`select pg_is_in_recovery() as "isReplica"`);
  return rows[0]?.isReplica ? "replica" : "primary";
}

/** Writes goods of a tenant. @returns their name */
async function write(tenantId: string): Promise<string> {
  const name = `lamp ${performance.now()}`;
  await databaseOf(tenantId).execute(sql`insert into goods values (${tenantId}, ${name})`);
  return name;
}

async function namesIn(db: Db, tenantId: string): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select name from goods where tenant = ${tenantId}`);
  return rows.map(({ name }) => name);
}

test("shared pages and reads that say so are a replica's, all else is the primary's", async () => {
  const db = databaseOf("a");
  expect(await placeOf(db)).toBe("primary");
  await expect.poll(() => placeOf(readDb(db))).toBe("replica");
  await expect.poll(() => readSnapshot(db, placeOf)).toBe("replica");
  expect(await db.transaction((tx) => placeOf(readDb(tx)))).toBe("primary");
});

test("a read sees whatever was committed before it, however often", async () => {
  for (let times = 0; times < 20; times++) {
    const name = await write("b");
    expect(await namesIn(readDb(databaseOf("b")), "b")).toContain(name);
  }
});

test("while a replica shows no news, a tenant's readers see its change at the primary, and others stay", async () => {
  const resume = await both.replica.pauseReplay();
  const name = await write("c");
  const heard = replicas.change("c");
  expect(await placeOf(pages("c"))).toBe("primary");
  await heard;
  expect(await namesIn(pages("c"), "c")).toContain(name);
  expect(await namesIn(readDb(databaseOf("c")), "c")).toContain(name);
  await expect.poll(() => placeOf(pages("d"))).toBe("replica");

  await resume();
  await replicas.look();
  await expect.poll(() => placeOf(pages("c"))).toBe("replica");
  expect(await namesIn(pages("c"), "c")).toContain(name);
});

test("a replica that is further behind than it may is left alone, and comes back", async () => {
  const resume = await both.replica.pauseReplay();
  await write("e");
  await replicas.look();
  aheadMs += 1_000;
  await replicas.look();
  await expect.poll(() => placeOf(pages("other"))).toBe("replica");
  aheadMs += lagMs;
  expect(await placeOf(pages("other"))).toBe("primary");
  expect(await placeOf(readDb(databaseOf("other")))).toBe("primary");

  await resume();
  await expect.poll(() => placeOf(pages("other"))).toBe("replica");
});

test("what a shared page writes is the primary's, and what it reads next has it", async () => {
  const db = pages("f");
  await db.execute(sql`insert into goods values ('f', 'chair')`);
  expect(await namesIn(db, "f")).toEqual(["chair"]);
  await db.transaction((tx) => tx.execute(sql`insert into goods values ('f', 'table')`));
  expect(await namesIn(db, "f")).toEqual(["chair", "table"]);
});

test("while changes may be missed, every shared page is the primary's", async () => {
  await replicas.hear(false);
  expect(await placeOf(pages("g"))).toBe("primary");
  await replicas.hear(true);
  await expect.poll(() => placeOf(pages("g"))).toBe("replica");
});

test("a tenant that lives elsewhere reads from the replicas there, and sees the rows that came with it", async () => {
  const admin = openPool({ ...both.primary.superuser, max: 1 });
  await admin.query(`create database two owner ${both.primary.connection.user}`);
  const requests = openPool({ ...both.primary.connection, database: "two" });
  await requests.query("create table goods (tenant text, name text)");
  const there = openReplicas(both.replica.url.replace(/[^/]*$/, "two"), requests);
  await there.hear(true);
  const away = new Set<string>();
  const awayOf = (tenantId: string) => (away.has(tenantId) ? { requests, replicas: there } : null);
  databaseOf = createTenantDatabases(
    pool,
    share,
    poolsOfTenants(replicas, { awayOf, findHome: async () => {} }),
  );
  const whereIs = async (db: Db) => {
    const { rows } = await db.execute(sql`select current_database() as name`);
    return `${rows[0]?.name}, ${await placeOf(db)}`;
  };
  await expect.poll(() => whereIs(pages("j"))).toBe("awning, replica");

  const resume = await both.replica.pauseReplay();
  await requests.query("insert into goods values ('j', 'came')");
  const known = there.change("j");
  away.add("j");
  expect(await namesIn(pages("j"), "j")).toEqual(["came"]);
  expect(await whereIs(databaseOf("j"))).toBe("two, primary");
  await known;
  await resume();
  await there.look();
  await expect.poll(() => whereIs(pages("j"))).toBe("two, replica");
  await expect.poll(() => whereIs(readDb(databaseOf("j")))).toBe("two, replica");
  expect(await whereIs(pages("k"))).toBe("awning, replica");
  there.close();
  await Promise.all([requests.end(), admin.end()]);
});

test("a replica that is killed under readers loses none of their reads, and is read again when it is back", async () => {
  const name = await write("h");
  await replicas.change("h");
  await expect.poll(() => placeOf(pages("h"))).toBe("replica");
  const slow = sql`select name, pg_sleep(case when pg_is_in_recovery() then 600 else 0 end) from goods where tenant = 'h'`;
  // Statements of drizzle begin when they are waited for.
  const read = async (db: Db) => (await db.execute(slow)).rows;
  const reading = Array.from({ length: 3 }, () => read(pages("h")));
  const snapshot = readSnapshot(databaseOf("h"), read);
  const isReading = async () =>
    (
      await readDb(databaseOf("i")).execute(
        sql`select 1 from pg_stat_activity where query like 'select name, pg_sleep%'`,
      )
    ).rows.length;
  await expect.poll(isReading).toBeGreaterThanOrEqual(3);

  const letStart = both.replica.keepDown();
  for (const [row] of await Promise.all([...reading, snapshot])) expect(row?.name).toBe(name);
  expect(await namesIn(pages("h"), "h")).toEqual([name]);
  expect(states.at(-1)).toBe("left alone");

  letStart();
  await expect.poll(() => placeOf(pages("h"))).toBe("replica");
  expect(states.at(-1)).toBe("read from");
});
