import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { MoveInput, WorkInput } from "~/models/office/host/works/work-input";
import { hostWorks } from "~/tables/office/host-works";
import {
  type LogicalServer,
  startLogicalServer,
} from "../../../../../tests/support/databases/logical-server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import type { FilesContext } from "../../../files/files-context.server";
import { createDb, openPool } from "../../../platform/db/pool/open-pool.server";
import { migrate } from "../../../platform/db/start/migrate.server";
import { createDiskStore } from "../../../platform/file-store/disk-store.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { Log } from "../../../platform/log/log.server";
import type { SecretsContext } from "../../../shops/context/secrets-context.server";
import type { RunningJob } from "../../../shops/jobs/job.server";
import { inDatabaseOf, listHostedShops } from "../databases/hosted-databases.server";
import { failedJobsOf, settleJobsOf } from "../failed-jobs.server";
import { machineStateOf } from "../machine-state.server";
import type { HostBase } from "../require-host.server";
import { suspendHosted } from "../suspend-business.server";
import type { WorkDeps } from "./host-work";
import { moveWorkThat } from "./move-work.server";
import { runHostWorkJob } from "./run-host-work.server";

const migrations = join(process.cwd(), "app", "services", "platform", "db", "migrations");
let server: LogicalServer;
const pools = new Map<string, ReturnType<typeof openPool>>();
const urls = new Map<string, string>();
let shop: SecretsContext;
/** A database that does not answer. */
const nowhere = "postgresql://nobody@127.0.0.1:1/none";
const unreachable = { name: "three", url: nowhere, directUrl: nowhere, replicaUrls: [] };
/** What failed for a reason that is for the log alone. */
const failures: unknown[] = [];
const log = {
  warn: () => {},
  info: () => {},
  error: (_: string, { error }: { error: unknown }) => failures.push(error),
} as unknown as Log;
let folder: string;

beforeAll(async () => {
  server = await startLogicalServer();
  folder = await mkdtemp(join(tmpdir(), "awning-hosts-"));
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
  await rm(folder, { recursive: true, force: true });
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
/** What hosts work with, whose own business lives at home. */
const hostBase = (): HostBase => ({
  ...shop,
  db: createDb(poolOf("home")),
  log,
  fileStore: createDiskStore(folder),
  handlers: areaHandlers,
  clusters: depsOf("another").job.config.clusters ?? [],
  by: "june@example.com",
  hostId: "another",
});

/** Has the job of a host's work done. @returns its report */
async function workOnShop(code: string, input: WorkInput) {
  const db = createDb(poolOf("home"));
  const hosts = await openTestShop(db);
  const given = { kind: input.kind, code, input, state: "running" as const, askedBy: "june@example.com" };
  const [row] = await db
    .insert(hostWorks)
    .values({ ...given, tenantId: hosts.tenant.id })
    .returning({ id: hostWorks.id });
  const job = {
    ...hostBase(),
    jobName: "host-work",
    dataDir: folder,
    secret: "s".repeat(32),
    smtpUrl: undefined,
    originOf: () => "https://hosts.example",
    config: depsOf("another").job.config,
  } as unknown as RunningJob;
  await runHostWorkJob(job, { shopId: hosts.shop.id, workId: row?.id ?? "" });
  const [ended] = await db
    .select()
    .from(hostWorks)
    .where(eq(hostWorks.id, row?.id ?? ""));
  if (!ended?.report) throw new Error(ended?.fault ?? "no report", { cause: failures.pop() });
  return ended.report;
}
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
  const more = { clusters: [...clusters, unreachable] };
  const { shops, away } = await listHostedShops({ ...base, log }, more, asked);
  expect([shops.length, away]).toEqual([1, ["three"]]);
  await run("undo");
});

test("hosts see what failed in every database, and try it again (rules hosting-5 and hosting-6)", async () => {
  const fail = async (cluster: string) => {
    await poolOf(cluster).query("select graphile_worker.add_job('send-mail', '{}', max_attempts => 1)");
    await poolOf(cluster).query(
      "update graphile_worker._private_jobs set attempts = 1, last_error = $1, updated_at = now()",
      [`No mail server of ${cluster}`],
    );
  };
  await fail("home");
  await fail("two");
  const host = hostBase();
  const asked = { limit: 10, what: "mails" } as const;
  const { jobs, away } = await failedJobsOf(host, asked);
  expect([jobs.map(({ database, error }) => `${database}: ${error}`), away]).toEqual([
    ["two: No mail server of two", "home: No mail server of home"],
    [],
  ]);
  const [there = ""] = jobs.map(({ id }) => id);
  expect(there).toMatch(/^two:\d+$/);
  const given = await machineStateOf(host, { dataDir: folder });
  expect(given.databases.map(({ name, jobs: of }) => [name, of.givenUp])).toEqual([
    ["home", 1],
    ["two", 1],
  ]);
  expect(await settleJobsOf(host, { ids: [there], end: "try" })).toBe(1);
  expect(await settleJobsOf(host, { ids: jobs.map(({ id }) => id), end: "drop" })).toBe(2);
  await expect(settleJobsOf(host, { ids: ["three:1"], end: "try" })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await failedJobsOf({ ...host, clusters: [...host.clusters, unreachable] }, asked)).away).toEqual([
    "three",
  ]);
});

test("a shop that lives elsewhere is suspended, exported and backed up there (rule hosting-12)", async () => {
  await run(null);
  const host = hostBase();
  const { code } = shop.shop;
  const stateIn = async (cluster: string) =>
    (await poolOf(cluster).query("select suspended_words from tenants where id = $1", [shop.tenant.id])).rows;
  await suspendHosted(host, code, "Its invoice is open.");
  expect(await stateIn("two")).toEqual([{ suspended_words: "Its invoice is open." }]);
  await suspendHosted(host, code, null);
  await addProduct({ ...shop, db: createDb(poolOf("two")) }, "ONLY-THERE");
  await expect(workOnShop(code, { kind: "export", ends: false })).rejects.toThrow("confirm or undo it first");
  await run("confirm");
  for (const kind of ["export", "backup"] as const) {
    const report = await workOnShop(code, kind === "export" ? { kind, ends: false } : { kind });
    expect(report.taken.join(" ")).toMatch(/Products and variations: 2/);
    expect(report.file?.sizeBytes).toBeGreaterThan(0);
  }
});

test("the business of the hosts stays", async () => {
  await expect(run(null, shop.tenant.id)).rejects.toMatchObject({ code: "conflict" });
});
