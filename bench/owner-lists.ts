import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type pg from "pg";
import { callOwner, keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { runBulkOperation } from "~/services/bulk/run-bulk-operation.server";
import { startBulkChange } from "~/services/bulk/start-bulk-change.server";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { seedCustomers } from "~/services/files/seed-customers.server";
import { seedOrders } from "~/services/files/seed-orders.server";
import { seedShop } from "~/services/files/seed-shop.server";
import { migrate } from "~/services/platform/db/migrate.server";
import { createDb, openPool } from "~/services/platform/db/open-pool.server";
import { startDatabase } from "~/services/platform/db/start-database.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import type { ShopContext } from "~/services/shops/shop-context.server";
import { type Measure, median, say } from "./measure";
import { type ListCall, ownerListCalls } from "./owner-list-calls";

/** How many of each the specification speaks of; `--orders` makes all of them smaller in proportion. */
const fullSize = { products: 100_000, customers: 200_000, orders: 1_000_000 };
/** Calls of each list: the first warm up. */
const [warmUps, calls] = [5, 21];
const migrations = join("app", "services", "platform", "db", "migrations");
const settings = { fsync: "off", synchronous_commit: "off", shared_buffers: "1GB", max_wal_size: "8GB" };

/** What a statement was when it ran. */
type Statement = { text: string; values: readonly unknown[] };
/** What a list cost: the whole call, its statement alone, and the CPU of both processes for a call, ms. */
type ListCost = { name: string; callMs: number; bareMs: number; cpuMs: number };

/**
 * (n) Lists and searches of the owner's API in a shop of a million orders, each against its own statement by the
 * driver alone, and a change of 10,000 prices.
 */
export async function measureOwnerLists(orders: number): Promise<Measure[]> {
  const share = orders / fullSize.orders;
  const size = {
    ...{ products: Math.round(fullSize.products * share), orders },
    customers: Math.round(fullSize.customers * share),
  };
  const dataDir = mkdtempSync(join(tmpdir(), "awning-owner-lists-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const database = await startDatabase({ dataDir, settings });
  const statements: Statement[] = [];
  const pool = openPool({ ...database.connection, max: 1, idleTimeoutMillis: 0 }, undefined, (text, values) =>
    statements.push({ text, values }),
  );
  try {
    await migrate(pool, join(process.cwd(), migrations));
    await migrateJobs(pool);
    const ctx = { ...(await openTestShop(createDb(pool))), dataDir: "" };
    const quietly = (what: string, done: number, all: number) => {
      if (done === all) say(`  ${what} ${done}`);
    };
    await seedShop(ctx, size.products, quietly);
    await seedCustomers(ctx, size.customers, quietly);
    await seedOrders(ctx, size.orders, quietly);
    await pool.query("vacuum analyze");
    const key = await keyFor(ctx, ["all"]);
    const pid = await backendOf(pool);
    const costs: ListCost[] = [];
    for (const call of await ownerListCalls(ctx)) {
      const cost = await costOf({ ctx, key, pool, pid, statements }, call);
      costs.push(cost);
      say(
        `  ${cost.name}: ${cost.callMs.toFixed(2)} ms, ${cost.bareMs.toFixed(2)} alone, ${cost.cpuMs.toFixed(2)} CPU`,
      );
    }
    return [...listMeasures(costs, size.orders), await measurePrices(ctx, pid)];
  } finally {
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Parts = { ctx: ShopContext; key: string; pool: pg.Pool; pid: number; statements: Statement[] };

async function costOf(
  { ctx, key, pool, pid, statements }: Parts,
  { name, query, table }: ListCall,
): Promise<ListCost> {
  const call = async () => {
    const { errors } = await callOwner(ctx, key, query, { nodeEnv: "production" });
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  };
  await timesOf(warmUps, call);
  statements.length = 0;
  await call();
  const own = statements.filter(({ text }) => new RegExp(`from "?${table}\\b`).test(text)).at(-1);
  if (!own) throw new Error(`${name}: no statement reads ${table}`);
  const bare = () => pool.query({ text: own.text, values: [...own.values], rowMode: "array" });
  await timesOf(warmUps, bare);
  const before = cpuMsOf(pid);
  const callTimes: number[] = [];
  const bareTimes: number[] = [];
  let cpuMs = 0;
  for (let round = 0; round < calls; round++) {
    const beforeCall = cpuMsOf(pid);
    callTimes.push(...(await timesOf(1, call)));
    cpuMs += cpuMsOf(pid) - beforeCall;
    bareTimes.push(...(await timesOf(1, bare)));
  }
  if (before < 0) throw new Error("CPU cannot be read");
  return { name, callMs: median(callTimes), bareMs: median(bareTimes), cpuMs: cpuMs / calls };
}

function listMeasures(costs: readonly ListCost[], orders: number): Measure[] {
  const at = `${orders.toLocaleString("en")} orders`;
  const most = costs.reduce((one, other) => (other.cpuMs > one.cpuMs ? other : one));
  return [
    ...costs.map(
      ({ name, callMs, bareMs }): Measure => ({
        ...{
          name: `(n) ${name}, ${at}, against its statement`,
          ours: callMs,
          theirs: bareMs,
          unit: "ms p50",
        },
        ...{ value: callMs / bareMs, target: { most: 3 } },
      }),
    ),
    {
      ...{
        name: `(n) the list that takes most, ${most.name}, ${at}`,
        ours: most.cpuMs,
        theirs: 0,
        unit: "ms CPU",
      },
      ...{ value: most.cpuMs, target: { most: 50 } },
    },
  ];
}

/** A change of 10,000 prices, by a job. */
async function measurePrices(ctx: ShopContext, pid: number): Promise<Measure> {
  const { rows } = await ctx.db.$client.query<{ sku: string }>(
    "select sku from products where tenant_id = $1 and class_code = 'simple' order by id limit 10000",
    [ctx.tenant.id],
  );
  const changes = rows.map(({ sku }, at) => ({ sku, priceMinor: 1000 + (at % 500) }));
  const before = cpuMsOf(pid);
  const operation = await startBulkChange(ctx, { kind: "price", rows: changes });
  await runBulkOperation(ctx, operation.id, { until: () => false });
  const cpuMs = cpuMsOf(pid) - before;
  return {
    ...{
      name: `(n) change of ${changes.length.toLocaleString("en")} prices`,
      ours: cpuMs,
      theirs: 0,
      unit: "ms CPU",
    },
    ...{ value: cpuMs, target: { most: 10_000 } },
  };
}

async function timesOf(count: number, act: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const startedMs = performance.now();
    await act();
    times.push(performance.now() - startedMs);
  }
  return times;
}

async function backendOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** CPU that this process and its connection's have taken, ms. The kernel counts the latter in steps of 10 ms. */
function cpuMsOf(pid: number): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (user + system) / 1000 + (Number(fields[11]) + Number(fields[12])) * 10;
}
