import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { jobRegistry, runJob } from "~/composition/jobs.server";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { workersLockKey } from "../../platform/jobs/hold-workers.server";
import { stoppedMessage } from "../../platform/jobs/release-lost-jobs.server";
import { createLog } from "../../platform/log/log.server";
import { testBox } from "../secrets/secrets-fixture.server";
import { isSignedLink } from "../secrets/signed-link.server";
import { enqueueJob } from "./enqueue-job.server";
import type { JobDeps } from "./job.server";
import { startWorker } from "./start-worker.server";

const secret = "a secret of this test";
let database: TestDatabase;
let dataDir: string;
let shop: PurchaseShop;
let deps: JobDeps;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "awning-mail-"));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const originOf = () => "https://harbor.example";
  deps = {
    db: database.productDb,
    log: shop.log,
    now: shop.now,
    originOf,
    secret,
    box: testBox,
    config: noProviderConfig,
    dataDir,
    fileStore: createDiskStore(dataDir),
    smtpUrl: undefined,
  };
});

const placeOne = async (sku = "MUG") =>
  pressPlace(shop, await guestAtReview(shop, [[await addProduct(shop, sku, { name: "Mug" }), 1]]));
const mails = async () => (await readdir(join(dataDir, "mail")).catch(() => [])).sort();

describe("the worker", () => {
  it("sends the confirmation of a placed order, with a link that opens it", async () => {
    const { orderId } = await placeOne();
    const worker = await startWorker(database.pool, deps, jobRegistry);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(2), { timeout: 30_000, interval: 50 });
    await worker.stop();
    const html = await readFile(join(dataDir, "mail", `order-placed-${orderId}.html`), "utf8");
    const [, path, key] = /https:\/\/harbor\.example(\/order\/[0-9a-f-]+)\?key=([\w-]+)/.exec(html) ?? [];
    expect(path).toBe(`/order/${orderId}`);
    expect(isSignedLink(secret, { kind: "order", shopId: shop.shop.id, id: orderId }, key ?? "")).toBe(true);
  });

  it("does the job of a process that was killed within seconds, and none of one that lives", async () => {
    const { orderId } = await placeOne();
    const { orderId: later } = await placeOne("CUP");
    const lock = `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval
      where payload ->> 'orderId' = $3`;
    await database.pool.query(lock, ["worker-lost", "1 second", orderId]);
    await database.pool.query(lock, ["worker-busy", "4 minutes", later]);
    const alive = await database.pool.connect();
    await alive.query("select pg_advisory_lock($1, hashtext('worker-busy'))", [workersLockKey]);
    const logged: string[] = [];
    const log = createLog({ write: (line) => logged.push(line) });
    const worker = await startWorker(database.pool, { ...deps, log }, jobRegistry);
    const sent = `order-placed-${orderId}.html`;
    await vi.waitFor(async () => expect(await mails()).toContain(sent), { timeout: 30_000, interval: 50 });
    await worker.stop();
    alive.release(true);
    expect(await mails()).not.toContain(`order-placed-${later}.html`);
    expect(logged.join()).toContain("jobs of a process that ended are done again");
  });

  it("does a job that a worker holds for five minutes, whose process hangs", async () => {
    const { orderId } = await placeOne();
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'worker-stuck', locked_at = now() - interval '301 s'
       where payload ->> 'orderId' = $1`,
      [orderId],
    );
    const stuck = await database.pool.connect();
    await stuck.query("select pg_advisory_lock($1, hashtext('worker-stuck'))", [workersLockKey]);
    const worker = await startWorker(database.pool, deps, jobRegistry);
    const sent = `order-placed-${orderId}.html`;
    await vi.waitFor(async () => expect(await mails()).toContain(sent), { timeout: 30_000, interval: 50 });
    await worker.stop();
    stuck.release(true);
  });

  it("holds the locks of its workers for as long as it runs", async () => {
    const count = async () => {
      // Other tests' databases are on the same server.
      const held = `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = $1
        and database = (select oid from pg_database where datname = current_database())`;
      const { rows } = await database.pool.query<{ n: number }>(held, [workersLockKey]);
      return rows[0]?.n;
    };
    const worker = await startWorker(database.pool, deps, jobRegistry);
    await vi.waitFor(async () => expect(await count()).toBe(3), { timeout: 30_000, interval: 50 });
    await worker.stop();
    await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 30_000, interval: 50 });
  });

  it.each([
    ["worker died", "locked_by = 'worker-lost', locked_at = now() - interval '6 minutes'"],
    ["process stopped", `last_error = '${stoppedMessage}'`],
  ])("does a job whose %s at its last attempt (rule resilience-5)", async (_, left) => {
    const { orderId } = await placeOne();
    await database.pool.query(
      `update graphile_worker._private_jobs set ${left}, attempts = max_attempts where payload ->> 'orderId' = $1`,
      [orderId],
    );
    const worker = await startWorker(database.pool, deps, jobRegistry);
    const sent = `order-placed-${orderId}.html`;
    await vi.waitFor(async () => expect(await mails()).toContain(sent), { timeout: 30_000, interval: 50 });
    await worker.stop();
  });

  it("does jobs even if the first question of its workers fails (rule resilience-5)", async () => {
    const { orderId } = await placeOne();
    let failed = 0;
    const connect = async (told?: Parameters<typeof database.pool.connect>[0]) => {
      if (told) return database.pool.connect(told);
      const client = await database.pool.connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const failing = (statement: unknown, ...rest: unknown[]) => {
        if (failed > 0 || !JSON.stringify(statement).includes("_private_tasks as tasks"))
          return query(statement, ...rest);
        failed += 1;
        return Promise.reject(new Error("timeout exceeded when trying to connect"));
      };
      return new Proxy(client, {
        get: (target, name) => {
          const found: unknown = Reflect.get(target, name);
          if (name === "query") return failing;
          return typeof found === "function" ? found.bind(target) : found;
        },
      });
    };
    const pool = new Proxy(database.pool, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (name === "connect") return connect;
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const worker = await startWorker(pool, deps, jobRegistry);
    const sent = `order-placed-${orderId}.html`;
    await vi.waitFor(async () => expect(await mails()).toContain(sent), { timeout: 30_000, interval: 50 });
    await worker.stop();
    expect(failed).toBe(1);
  });

  it("stops when it is asked to, twice", async () => {
    const worker = await startWorker(database.pool, deps, jobRegistry);
    await Promise.all([worker.stop(), worker.stop()]);
  });
});

describe("a job", () => {
  it("done twice leaves one mail", async () => {
    const { orderId } = await placeOne();
    const payload = { shopId: shop.shop.id, orderId, kind: "placed" };
    const before = (await mails()).length;
    await runJob(deps, "send-order-mail", payload);
    await runJob(deps, "send-order-mail", payload);
    expect((await mails()).length - before).toBe(2);
    const eml = await readFile(join(dataDir, "mail", `order-placed-${orderId}.eml`), "utf8");
    expect(eml).toMatch(/^To: ada@example\.com$/m);
    expect(eml).toMatch(
      new RegExp(`^Message-ID:\\s+<order-placed-${orderId}@shop-[0-9a-f-]+\\.localhost>$`, "m"),
    );
  });

  it("of a shop that is gone is nothing to do", async () => {
    const payload = { shopId: "00000000-0000-0000-0000-000000000000", orderId: "x", kind: "placed" };
    await expect(runJob(deps, "send-order-mail", payload)).resolves.toBeUndefined();
  });

  it("with a payload of another shape fails with the name of what is missing", async () => {
    const payload = { shopId: shop.shop.id, kind: "placed" };
    await expect(runJob(deps, "send-order-mail", payload)).rejects.toThrow("orderId");
  });

  it("of a transaction that is rolled back was never queued", async () => {
    const rolledBack = shop.db.transaction(async (tx) => {
      const payload = { orderId: "x", kind: "placed" } as const;
      await enqueueJob({ ...shop, db: tx }, "send-order-mail", payload, { jobKey: "rolled-back" });
      throw new Error("undo");
    });
    await expect(rolledBack).rejects.toThrow("undo");
    const { rows } = await database.pool.query(
      "select 1 from graphile_worker.jobs where key = 'rolled-back'",
    );
    expect(rows).toEqual([]);
  });
});
