import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MoveInput } from "~/models/office/host/works/work-input";
import {
  type LogicalServer,
  startLogicalServer,
} from "../../../../../tests/support/databases/logical-server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { createDb, openPool } from "../../../platform/db/pool/open-pool.server";
import { migrate } from "../../../platform/db/start/migrate.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { WorkDeps } from "./host-work";
import { moveWork } from "./move-work.server";

const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
let server: LogicalServer;
const pools = new Map<string, ReturnType<typeof openPool>>();
const urls = new Map<string, string>();
let shop: ShopContext;

beforeAll(async () => {
  server = await startLogicalServer();
  for (const cluster of ["home", "two"]) {
    const connection = await server.make(cluster);
    const { user, password, host, port, database } = connection;
    const pool = openPool(connection);
    await migrate(pool, migrations);
    await migrateJobs(pool);
    pools.set(cluster, pool);
    const place = `${encodeURIComponent(user ?? "")}:${encodeURIComponent(String(password ?? ""))}`;
    urls.set(
      cluster,
      `postgresql://${place}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`,
    );
  }
  const home = createDb(poolOf("home"));
  shop = { ...(await openTestShop(home)), db: home };
  await addProduct(shop, "MUG");
});
afterAll(async () => {
  await Promise.all([...pools.values()].map((pool) => pool.end()));
  await server.stop();
});

const poolOf = (cluster: string) => {
  const pool = pools.get(cluster);
  if (!pool) throw new Error(`There is no ${cluster}`);
  return pool;
};
const productsIn = async (cluster: string) => {
  const text = "select count(*)::int as count from products where tenant_id = $1";
  return (await poolOf(cluster).query<{ count: number }>(text, [shop.tenant.id])).rows[0]?.count;
};

function run(end: MoveInput["end"], hostId = "another") {
  const config = {
    databaseDirectUrl: urls.get("home"),
    clusters: [{ name: "two", url: urls.get("two"), directUrl: urls.get("two"), replicaUrls: [] }],
  };
  const deps = { job: { config }, hostId, onProgress: () => {} } as unknown as WorkDeps;
  return moveWork.run(deps, { kind: "move", business: shop.tenant.code, to: "two", end });
}

test("a host's work moves a business, and undoes it (rule hosting-12)", async () => {
  const report = await run(null);
  expect(report.taken[0]).toMatch(/^It lives in 'two'\./);
  expect(await productsIn("two")).toBe(1);
  expect((await run("undo")).taken[0]).toMatch(/^It is back/);
  expect(await productsIn("home")).toBe(1);
});

test("the business of the hosts stays", async () => {
  await expect(run(null, shop.tenant.id)).rejects.toMatchObject({ code: "conflict" });
});
