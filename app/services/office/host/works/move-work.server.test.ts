import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MoveInput } from "~/models/office/host/works/work-input";
import {
  type LogicalServer,
  startLogicalServer,
} from "../../../../../tests/support/databases/logical-server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import type { FilesContext } from "../../../files/files-context.server";
import { createDb, openPool } from "../../../platform/db/pool/open-pool.server";
import { migrate } from "../../../platform/db/start/migrate.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { Log } from "../../../platform/log/log.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { inDatabaseOf, listHostedShops } from "../databases/hosted-databases.server";
import type { WorkDeps } from "./host-work";
import { moveWorkThat } from "./move-work.server";

const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
let server: LogicalServer;
const pools = new Map<string, ReturnType<typeof openPool>>();
const urls = new Map<string, string>();
let shop: ShopContext;
/** A database that does not answer. */
const nowhere = "postgresql://nobody@127.0.0.1:1/none";
const log = { warn: () => {} } as unknown as Log;

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

const work = moveWorkThat(async () => {});
function depsOf(hostId: string) {
  const config = {
    databaseUrl: urls.get("home"),
    clusters: [{ name: "two", url: urls.get("two"), directUrl: urls.get("two"), replicaUrls: [] }],
  };
  return { job: { config }, hostId, onProgress: () => {} } as unknown as WorkDeps;
}
const inputOf = (end: MoveInput["end"]) =>
  ({ kind: "move", business: shop.tenant.code, to: "two", end }) as const;
const run = (end: MoveInput["end"], hostId = "another") => work.run(depsOf(hostId), inputOf(end));
const planned = async () => work.preview?.(depsOf("another"), inputOf(null));

test("a host sees what a move would do, moves a business, and undoes it (rule hosting-12)", async () => {
  const plan = await planned();
  expect(plan?.taken.slice(0, 2)).toEqual([
    "It goes from 'home' to 'two'.",
    expect.stringMatching(/ 1 product or variation, 0 orders, /),
  ]);
  expect(plan?.refused).toEqual([]);
  expect(await productsIn("two")).toBe(0);
  const report = await run(null);
  expect(report.taken[0]).toMatch(/^It lives in 'two'\./);
  expect(await productsIn("two")).toBe(1);
  expect((await planned())?.refused).toEqual(["Its last move is not over: confirm or undo it first."]);
  expect((await run("undo")).taken[0]).toMatch(/^It is back/);
  expect([await productsIn("home"), await productsIn("two")]).toEqual([1, 0]);
});

test("hosts see and reach shops of every database (rule hosting-2)", async () => {
  const base = { ...shop, db: createDb(poolOf("home")) } as unknown as FilesContext;
  const clusters = depsOf("another").job.config.clusters ?? [];
  const asked = { text: "", limit: 10 };
  const where = async () => {
    const { shops, away } = await listHostedShops(base, { clusters }, asked);
    const found = await inDatabaseOf(base, { clusters }, shop.shop.code, async (_, database) => database);
    return [shops.map(({ code, database }) => `${code} ${database}`), away, found];
  };
  expect(await where()).toEqual([[`${shop.shop.code} home`], [], "home"]);
  await run(null);
  expect(await where()).toEqual([[`${shop.shop.code} two`], [], "two"]);
  const gone = [...clusters, { name: "three", url: nowhere, directUrl: nowhere, replicaUrls: [] }];
  const { shops, away } = await listHostedShops({ ...base, log }, { clusters: gone }, asked);
  expect([shops.length, away]).toEqual([1, ["three"]]);
  await run("undo");
});

test("the business of the hosts stays", async () => {
  await expect(run(null, shop.tenant.id)).rejects.toMatchObject({ code: "conflict" });
});
