import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type pg from "pg";
import { keyAreas } from "~/models/shops/actors/key-scope";
import type { Shop } from "~/models/shops/shop";
import { addApiKey } from "~/services/accounts/api-keys/add-api-key.server";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import { migrate } from "~/services/platform/db/start/migrate.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "~/services/shops/context/shop-context.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { shops } from "~/tables/shops/shops";
import { type LiveServer, startLiveServer } from "../../tests/live/harness/live-server";
import { fillBigShop } from "../../tests/support/databases/big-shop/fill-big-shop";
import { type Measure, percentile, say } from "../measure";
import { processMs } from "../processor-time";
import { measureOfficeScreens } from "./office-screens";
import { type ListCall, ownerListCalls, readSamples } from "./owner-list-calls";

/** What a shop of a million orders has; of fewer orders it has less of the others in proportion. */
const wholeSize = { products: 100_000, customers: 200_000, orders: 1_000_000 };
/** Calls of each list: the first warm up. */
const [warmUps, calls] = [4, 20];
const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "2GB",
  max_wal_size: "16GB",
  maintenance_work_mem: "1GB",
};

type Statement = { text: string; values: readonly unknown[] };

/** The processor for a list's call over HTTP and for its own statements, and how long each call took, ms. */
type ListCost = { name: string; cpuMs: number; tookMs: number[] };

/**
 * (n) What lists of the owner's API and screens of the office cost with that many orders.
 * @param folder where the shop is kept for further runs, and taken from where it is there already
 */
export async function measureOwnerLists(orders: number, folder?: string): Promise<Measure[]> {
  const share = orders / wholeSize.orders;
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), "awning-owner-lists-"));
  mkdirSync(dataDir, { recursive: true });
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const database = await startDatabase({ dataDir, settings });
  const statements: Statement[] = [];
  const filling = openPool(database.connection);
  // One connection, so that it is known which process runs its statements.
  const connection = { ...database.connection, max: 1, idleTimeoutMillis: 0 };
  const pool = openPool(connection, undefined, (text, values) => statements.push({ text, values }));
  try {
    await migrate(filling, migrations);
    await migrateJobs(filling);
    const now = () => new Date();
    const kept = await keptShop(filling);
    const opened = await openTestShop(createDb(filling));
    const shop = kept ?? opened.shop;
    const ctx = { ...opened, shop, tenant: shop.tenant, fileStore: createDiskStore(""), now };
    if (!kept) {
      const began = performance.now();
      const { products, customers } = wholeSize;
      const sizes = {
        products: Math.round(products * share),
        customers: Math.round(customers * share),
        orders,
      };
      await fillBigShop(filling, ctx, sizes, say);
      await filling.query("vacuum analyze");
      say(`  filled in ${Math.round((performance.now() - began) / 60_000)} minutes`);
    }
    const actor = acting({ kind: "command-line", command: "bench" });
    const scopes = keyAreas.map((area) => `${area}:write` as const);
    const key = await addApiKey({ ...ctx, actor }, { name: "Bench", scopes, reach: "business" });
    const server = await startLiveServer({
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: "4",
      DEMO: "off",
      ACCESS_LOG: "off",
    });
    try {
      const measured = { ...ctx, db: createDb(pool) };
      const pid = await backendOf(pool);
      const parts = { ctx: measured, key, pool, server, statements, pid };
      const costs: ListCost[] = [];
      for (const call of await ownerListCalls(measured)) {
        const cost = await costOf(parts, call);
        costs.push(cost);
        const [p50, p95] = [percentile(cost.tookMs, 50), percentile(cost.tookMs, 95)];
        say(
          `  ${cost.name}: CPU ${cost.cpuMs.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
        );
      }
      const { order, customer, sku } = await readSamples(ctx);
      const samples = { number: order.number, customerId: customer.id, sku };
      return [
        ...listMeasures(costs, orders),
        ...(await measureOfficeScreens({ ...ctx, actor }, { server, pool: filling }, samples)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await Promise.all([pool.end(), filling.end()]);
    await database.stop();
    if (!folder) rmSync(dataDir, { recursive: true, force: true });
  }
}

type Parts = {
  ctx: ShopContext;
  key: string;
  pool: pg.Pool;
  server: LiveServer;
  statements: Statement[];
  /** The process of the pool's one connection. */
  pid: number;
};

async function costOf(parts: Parts, { name, query, variables, ask }: ListCall): Promise<ListCost> {
  const { ctx, key, pool, server, statements, pid } = parts;
  const body = JSON.stringify({ query, variables });
  const call = async () => {
    const answer = await server.send({
      method: "POST",
      url: new URL(`http://${ctx.shop.code}.localhost/admin-graphql`),
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body,
    });
    if (answer.status !== 200 || answer.body.includes('"errors"')) throw new Error(`${name}: ${answer.body}`);
  };
  statements.length = 0;
  await ask();
  const own = [...statements];
  const bare = async () => {
    for (const { text, values } of own) await pool.query({ text, values: [...values], rowMode: "array" });
  };
  for (let time = 0; time < warmUps; time++) {
    await call();
    await bare();
  }
  let cpuMs = 0;
  const tookMs: number[] = [];
  for (let round = 0; round < calls; round++) {
    const before = processMs(pid);
    await bare();
    cpuMs += processMs(pid) - before;
    await server.held();
    const began = performance.now();
    await call();
    tookMs.push(performance.now() - began);
    cpuMs += (await server.held()).cpuMs;
  }
  return { name, cpuMs: cpuMs / calls, tookMs };
}

function listMeasures(costs: readonly ListCost[], orders: number): Measure[] {
  const at = `${orders.toLocaleString("en")} orders`;
  return costs.map(({ name, cpuMs, tookMs }) => ({
    name: `(n) ${name}, ${at}, node and PostgreSQL beside the slowest in 20 answers`,
    ours: cpuMs,
    theirs: percentile(tookMs, 95),
    unit: "ms CPU",
    value: cpuMs,
    target: { most: 50 },
  }));
}

/** The shop of a folder that was filled before; null for a new one. */
async function keptShop(pool: pg.Pool): Promise<Shop | null> {
  const { rows } = await pool.query<{ shop_id: string }>("select shop_id from orders limit 1");
  return rows[0] ? readShop(createDb(pool), eq(shops.id, rows[0].shop_id)) : null;
}

async function backendOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}
