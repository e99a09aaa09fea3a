import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stockItems } from "~/tables/catalogue/offers";
import { shopDomains } from "~/tables/shops/shops";
import { type LogicalServer, startLogicalServer } from "../../../../tests/support/databases/logical-server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { createDb, type Db, openPool } from "../../platform/db/pool/open-pool.server";
import { migrate } from "../../platform/db/start/migrate.server";
import { createTenantDatabases } from "../../platform/db/start/tenant-databases.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { createShopDirectory } from "../../shops/directory/shop-directory.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import { TenantHomes } from "../homes/tenant-homes.server";
import { poolsOfTenants } from "../homes/tenant-pools.server";
import { abandonMove, confirmMove, undoMove } from "./end-move.server";
import { readHome, writeHome } from "./home-rows.server";
import { type Mover, moveTenant, type Side } from "./move-tenant.server";
import { tenantTables } from "./tenant-tables.server";

const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
type TestSide = Side & { db: Db; requests: Side["pool"] };
let server: LogicalServer;
let sides: Record<string, TestSide> = {};
const at = (cluster: string): TestSide => {
  const side = sides[cluster];
  if (!side) throw new Error(`There is no cluster ${cluster}`);
  return side;
};

beforeAll(async () => {
  server = await startLogicalServer();
  const [home, two] = await Promise.all([open("home"), open("two")]);
  sides = { home, two };
});
afterAll(async () => {
  await Promise.all(Object.values(sides).map(({ pool }) => pool.end()));
  await server.stop();
});

async function open(cluster: string): Promise<TestSide> {
  const connection = await server.make(cluster);
  const pool = openPool(connection);
  await migrate(pool, migrations);
  await migrateJobs(pool);
  return { cluster, connection, pool, requests: pool, db: createDb(pool) };
}

let moved: ShopContext;
let neighbour: ShopContext;
let untouched: Record<string, number>;
beforeEach(async () => {
  moved = await shopAtHome();
  await addProduct(moved, "MUG");
  await byTest(moved.db, (db) =>
    db
      .insert(shopDomains)
      .values({ tenantId: moved.tenant.id, shopId: moved.shop.id, domain: `${moved.shop.code}.example` }),
  );
  neighbour = await shopAtHome();
  await addProduct(neighbour, "CUP");
  untouched = await rowsOf("home", neighbour);
});

async function shopAtHome(): Promise<ShopContext> {
  const { db } = at("home");
  return { ...(await openTestShop(db)), db };
}

const mover = (over: Partial<Mover> = {}): Mover => ({
  tenantId: moved.tenant.id,
  home: at("home"),
  sideOf: at,
  migrations,
  untilAllKnow: async () => {},
  say: () => {},
  onProgress: () => {},
  ...over,
});

/** Rows of a tenant by table, where there are any. */
async function rowsOf(cluster: string, { tenant }: ShopContext): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const { pool } = at(cluster);
  for (const { table, key } of await tenantTables(pool)) {
    const { rows } = await pool.query<{ n: number }>(`select count(*) as n from ${table} where ${key} = $1`, [
      tenant.id,
    ]);
    if (rows[0]?.n) counts[table] = rows[0].n;
  }
  return counts;
}

/** What a move makes besides rows, in both databases. */
async function traces(): Promise<string[]> {
  const found = await Promise.all(
    Object.values(sides).map(({ pool }) =>
      pool.query<{ trace: string }>(`
        select 'publication' as trace from pg_publication
        union all select 'subscription' from pg_subscription
          where subdbid = (select oid from pg_database where datname = current_database())
        union all select 'slot' from pg_replication_slots where database = current_database()
        union all select 'trigger' from pg_trigger where tgname like 'move%'
        union all select 'state' from tenant_homes where state is not null`),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ trace }) => trace));
}

const stockOf = async (cluster: string) => {
  const own = eq(stockItems.tenantId, moved.tenant.id);
  const [row] = await at(cluster).db.select({ onHand: stockItems.onHand }).from(stockItems).where(own);
  return row?.onHand;
};
const count = (db: Db, onHand: number) =>
  byTest(db, (tx) => tx.update(stockItems).set({ onHand }).where(eq(stockItems.tenantId, moved.tenant.id)));

/** The databases of tenants as a process has them. */
async function openProcess() {
  const heard: string[] = [];
  const moving = (tenantId: string) => heard.push(tenantId);
  const homes = new TenantHomes({ home: at("home"), sideOf: at, clock: () => performance.now(), moving });
  await homes.load();
  const placeOf = (cluster: string | null) => (cluster === null ? null : at(cluster));
  const places = {
    awayOf: (tenantId: string) => placeOf(homes.clusterOf(tenantId)),
    findHome: (tenantId: string) => homes.findHome(tenantId),
    dbOf: (tenantId: string) => at(homes.clusterOf(tenantId) ?? "home").db,
    dbOfName: (name: string) => placeOf(homes.clusterOfName(name))?.db ?? null,
  };
  const share = { connections: 4, waitMs: 4_000 };
  const databaseOf = createTenantDatabases(at("home").pool, share, poolsOfTenants(undefined, places));
  const rules = { baseDomain: "localhost", defaultClient: "none", isDemo: false };
  return {
    homes,
    heard,
    db: databaseOf(moved.tenant.id),
    directory: createShopDirectory(at("home").db, rules, places),
  };
}

test("every table's changes name their tenant, so that they can be followed", async () => {
  const { rows } = await at("home").pool.query<{ table: string }>(`
    select c.relname as "table" from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relreplident <> 'f'
      and not exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary and a.attname = 'tenant_id')`);
  expect(rows).toEqual([{ table: "tenants" }]);
});

test("a tenant moves with its rows and jobs while it is written, and nothing of another does", async () => {
  const process = await openProcess();
  await at("home").pool.query("select graphile_worker.add_job('mail', $1, job_key => 'late')", [
    JSON.stringify({ shopId: moved.shop.id }),
  ]);
  const before = await rowsOf("home", moved);
  // A process that hears of nothing writes all the time, one transaction after the other.
  let isOver = false;
  let written = 0;
  const writing = (async () => {
    while (!isOver) await count(process.db, ++written);
  })();
  expect(await moveTenant(mover(), "two")).toBeGreaterThan(0);
  const writtenAtSwitch = written;
  await expect.poll(() => written).toBeGreaterThan(writtenAtSwitch);
  isOver = true;
  await writing;
  expect(await stockOf("two")).toBe(written);
  // The way back: the old home follows.
  await expect.poll(() => stockOf("home")).toBe(written);
  const { audit_log: audited, ...rest } = await rowsOf("two", moved);
  expect(rest).toEqual({ ...before, audit_log: undefined });
  expect(audited).toBe((before.audit_log ?? 0) + written);
  expect(await rowsOf("two", neighbour)).toEqual({});
  const keys = (cluster: string) => at(cluster).pool.query("select key from graphile_worker.jobs");
  expect([(await keys("two")).rows, (await keys("home")).rows]).toEqual([[{ key: "late" }], []]);
  // Jobs by the clock leave what is a copy alone.
  const working = await Promise.all(
    ["home", "two"].map((cluster) => tenantsWith(at(cluster).db, stockItems, undefined)),
  );
  expect(working.map((ids) => ids.includes(moved.tenant.id))).toEqual([false, true]);
  await confirmMove(mover());
  expect(await rowsOf("home", moved)).toEqual({});
  expect(await rowsOf("home", neighbour)).toEqual(untouched);
  expect(await traces()).toEqual([]);
  await at("two").pool.query("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
});

test("a shop is found where its tenant lives, by domain and code, and its numbers go on", async () => {
  await moveTenant(mover(), "two");
  await confirmMove(mover());
  const { homes, db, directory } = await openProcess();
  expect((await directory.find(`${moved.shop.code}.example`))?.id).toBe(moved.shop.id);
  expect((await directory.find(`${moved.shop.code}.localhost`))?.id).toBe(moved.shop.id);
  expect((await directory.find(`${neighbour.shop.code}.localhost`))?.id).toBe(neighbour.shop.id);
  const ids = async () => {
    const { rows } = await at("two").pool.query<{ id: number }>(
      "select id from products where tenant_id = $1",
      [moved.tenant.id],
    );
    return rows.map(({ id }) => id);
  };
  const [before] = await ids();
  await addProduct({ ...moved, db }, "JUG");
  expect(Math.max(...(await ids()))).toBeGreaterThan(before ?? 0);
  // A new domain is known at home, one that another shop has is not.
  await addProduct({ ...neighbour }, "PAN");
  for (const domain of [`new-${moved.shop.code}.example`, "taken.example"])
    await byTest(db, (tx) =>
      tx.insert(shopDomains).values({ tenantId: moved.tenant.id, shopId: moved.shop.id, domain }),
    );
  await byTest(neighbour.db, (tx) =>
    tx
      .insert(shopDomains)
      .values({ tenantId: neighbour.tenant.id, shopId: neighbour.shop.id, domain: "taken.example" }),
  );
  await homes.keepNames(moved.tenant.id);
  await homes.load(moved.tenant.id);
  directory.clear();
  expect((await directory.find(`new-${moved.shop.code}.example`))?.id).toBe(moved.shop.id);
  expect((await directory.find("taken.example"))?.id).toBe(neighbour.shop.id);
});

test("a move is undone with what was written since", async () => {
  const process = await openProcess();
  const before = await rowsOf("home", moved);
  await moveTenant(mover(), "two");
  await count(process.db, 41);
  // A process that does not know yet writes where the tenant lives.
  const untilAllKnow = async () => {
    expect(await stockOf("home")).toBe(41);
    await count(process.db, 42);
  };
  expect(await undoMove(mover({ untilAllKnow }))).toBeGreaterThan(0);
  expect(await stockOf("home")).toBe(42);
  // Forth and back, so that replicas are not read before they have the rows that came.
  expect(process.heard.filter((id) => id === moved.tenant.id)).toHaveLength(2);
  expect(await rowsOf("home", moved)).toEqual({ ...before, audit_log: (before.audit_log ?? 0) + 2 });
  expect(await rowsOf("two", moved)).toEqual({});
  expect(await rowsOf("home", neighbour)).toEqual(untouched);
  expect(await traces()).toEqual([]);
});

test("a command that is killed while it copies leaves the shop selling, and the next one begins anew", async () => {
  const process = await openProcess();
  await killed();
  await count(process.db, 5);
  expect(await stockOf("home")).toBe(5);
  await moveTenant(mover(), "two");
  expect(await stockOf("two")).toBe(5);
  await undoMove(mover());
  await killed();
  await abandonMove(mover());
  expect(await rowsOf("two", moved)).toEqual({});
  expect(await traces()).toEqual([]);
});

/** A move whose connections are gone in the middle, so that it cannot clean up. */
async function killed(): Promise<void> {
  const own = Object.fromEntries(
    Object.values(sides).map((side) => [side.cluster, { ...side, pool: openPool(side.connection) }]),
  );
  const ownAt = (cluster: string) => own[cluster] ?? at(cluster);
  const onProgress = () => {
    for (const { pool } of Object.values(own)) void pool.end();
    throw new Error("killed");
  };
  const dying = mover({ home: ownAt("home"), sideOf: ownAt, onProgress });
  await expect(moveTenant(dying, "two")).rejects.toThrow("killed");
  expect(await readHome(at("home").pool, moved.tenant.id)).toMatchObject({ state: "copying", isHere: true });
}

test("a command killed after it closed the old home: the first writer opens the new one", async () => {
  await moveTenant(mover(), "two");
  const process = await openProcess();
  const row = await readHome(at("two").pool, moved.tenant.id);
  if (row) await writeHome(at("two").pool, moved.tenant.id, { ...row, isHere: false });
  await count(process.db, 9);
  expect(await stockOf("two")).toBe(9);
  await undoMove(mover());
});

test("rows that differ are found, and the tenant stays", async () => {
  const onProgress = (_: string, done: number, total: number) => {
    if (done === total)
      broken ??= at("two").pool.query(
        "begin; set local session_replication_role = replica; update stock_items set on_hand = 99; commit",
      );
  };
  let broken: Promise<unknown> | undefined;
  const said: string[] = [];
  await expect(moveTenant(mover({ onProgress, say: (line) => said.push(line) }), "two")).rejects.toThrow(
    "the rows of stock_items differ",
  );
  await broken;
  expect(await rowsOf("two", moved)).toEqual({});
  expect(await traces()).toEqual([]);
  await count(moved.db, 3);
  expect(await stockOf("home")).toBe(3);
});
