import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBackup } from "~/services/platform/backup/read-backup.server";
import { restoreBackup } from "~/services/platform/backup/restore-backup.server";
import { writeBackup } from "~/services/platform/backup/write-backup.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { seenText } from "../http/runner/page";
import { select } from "../http/runner/select";
import { createDemoDatabase, type DemoDatabase } from "../support/databases/demo-database";
import { createTestDatabase, type TestDatabase } from "../support/databases/test-database";
import { type DataFolder, makeDataFolder } from "./harness/data-folder";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { patience } from "./harness/patience";
import { runShopCommand } from "./harness/run-shop-command";
import { orderOf, Shopper } from "./harness/shopper";

/** Between purchases while a backup is made. */
const pauseMs = 1_000;

let database: DemoDatabase;
let folders: DataFolder[] = [];
let backups: string;
const servers: LiveServer[] = [];

beforeAll(async () => {
  database = await createDemoDatabase();
  backups = mkdtempSync(join(tmpdir(), "awning-backups-"));
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const folder of folders) await folder.remove();
  folders = [];
  rmSync(backups, { recursive: true, force: true });
  await database?.drop();
});

async function start(env: Record<string, string>): Promise<LiveServer> {
  const server = await startLiveServer({ ...patience, ...env });
  servers.push(server);
  return server;
}

const migrationsFolder = join("app", "services", "platform", "db", "migrations");
const onProgress = () => {};
type Place = { connection: pg.PoolConfig; dataDir: string };

/**
 * Backs a private PostgreSQL up and restores it elsewhere as the two commands do, without processes for them.
 */
async function moveShops(dataDir: string, folder: string, target: Place): Promise<void> {
  const database = await startDatabase({ dataDir });
  try {
    const fileStore = createDiskStore(dataDir);
    const source = { connection: database.connection, dataDir, fileStore, now: () => new Date(), onProgress };
    await writeBackup({ ...source, release: "1.0.0", keysElsewhere: [] }, folder);
  } finally {
    await database.stop();
  }
  const manifest = await readBackup(folder, onProgress);
  await restoreBackup({ ...target, migrationsFolder, onProgress }, folder, manifest);
}

/** A guest buys: the order's id. */
async function buy(shopper: Shopper): Promise<string> {
  await shopper.add(await shopper.productId("tide-mug"));
  const order = orderOf(await shopper.place(await shopper.fillCheckout()));
  if (!order) throw new Error("no order was placed");
  return order;
}

/** The receipt as the guest sees it. */
const receipt = async (shopper: Shopper, order: string) =>
  seenText((await shopper.get(`/checkout/success?order=${order}`)).body);

/** Status of the first picture of a product's page. */
async function pictureStatus(shopper: Shopper): Promise<number> {
  const { body } = await shopper.get("/tide-mug");
  const source = select(body, 'img[src^="/media/"]')[0]?.attribs.src ?? "";
  return (await shopper.get(source)).status;
}

test("shops are backed up while they sell, and restored they show the orders, the pictures, and sell on", async () => {
  const source = { DATABASE_URL: database.url, DATA_DIR: database.dataDir };
  const first = await start(source);
  const shopper = new Shopper(first.send);
  const order = await buy(shopper);
  const number = /\b\d{7,}\b/.exec(await receipt(shopper, order))?.[0] ?? "none";
  // Others buy while it is backed up.
  const folder = join(backups, "running");
  let isDone = false;
  const others = (async () => {
    const placed: string[] = [];
    for (; !isDone; await delay(pauseMs)) placed.push(await buy(new Shopper(first.send)));
    return placed;
  })();
  const said = await runShopCommand(source, "backup", folder);
  isDone = true;
  expect((await others).length).toBeGreaterThan(0);
  expect(said).toContain(`${folder} holds `);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await first.stop();

  // A private PostgreSQL in an empty data folder takes the place of the server's own.
  const data = makeDataFolder();
  folders.push(data);
  expect(await runShopCommand({ DATA_DIR: data.path, DATABASE_URL: "" }, "restore", folder)).toContain(
    "The shops are as they were",
  );
  const second = await start({ DATA_DIR: data.path });
  const again = shopper.at(second.send);
  expect(await receipt(again, order)).toContain(number);
  expect(await pictureStatus(again)).toBe(200);
  await buy(new Shopper(second.send));
  await data.withPool(async (pool) => {
    const { rows } = await pool.query(
      "select (select count(*) from orders) as orders, (select count(distinct increment_id) from orders) as numbers, (select value from shop_counters where name = 'order' order by value desc limit 1) as counter",
    );
    expect(rows[0].orders).toBe(rows[0].numbers);
    expect(rows[0].counter).toBe(rows[0].orders);
  });

  // And back again, from the private one into a database of one's own.
  await second.stop();
  const empty: TestDatabase = await createTestDatabase("template0");
  const emptyData = mkdtempSync(join(tmpdir(), "awning-restored-"));
  try {
    await moveShops(data.path, join(backups, "private"), {
      connection: empty.connection,
      dataDir: emptyData,
    });
    const third = await start({ DATABASE_URL: empty.url, DATA_DIR: emptyData });
    const thrice = shopper.at(third.send);
    expect(await receipt(thrice, order)).toContain(number);
    expect(await pictureStatus(thrice)).toBe(200);
    await buy(new Shopper(third.send));
    expect(readFileSync(join(emptyData, "session-secret"))).toEqual(
      readFileSync(join(data.path, "session-secret")),
    );
    expect(statSync(join(emptyData, "session-secret")).mode & 0o077).toBe(0);
    await third.stop();
  } finally {
    rmSync(emptyData, { recursive: true, force: true });
    await empty.drop();
  }
});
