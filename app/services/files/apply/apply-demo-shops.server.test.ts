import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { products } from "~/tables/catalogue/catalogue";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { shops } from "~/tables/shops/shops";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyDemoShops } from "./apply-demo-shops.server";

let database: TestDatabase;
let disk: TestFolder;

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  await writeFiles(join(disk.path, "shops", "corner"), await smallShop());
  const kiosk = { "shop.json": { code: "kiosk", name: "Kiosk" } };
  await writeFiles(join(disk.path, "shops", "kiosk"), await smallShop(kiosk));
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

const start = async () => {
  const said: string[] = [];
  await applyDemoShops({
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
    folder: join(disk.path, "shops"),
    say: (line) => said.push(line),
  });
  return said;
};

test("two processes that start together fill each demo shop once", async () => {
  const said = (await Promise.all([start(), start()])).flat();
  expect(said.filter((line) => line.startsWith("Filling")).sort()).toEqual([
    "Filling the demo shop corner ...",
    "Filling the demo shop kiosk ...",
  ]);
  expect(await database.db.select().from(products).where(eq(products.sku, "MUG"))).toHaveLength(2);
});

test("a later start says nothing and leaves what owners changed", async () => {
  await byTest(database.db, (db) =>
    db.update(shops).set({ name: "Renamed" }).where(eq(shops.code, "corner")),
  );
  expect(await start()).toEqual([]);
  const [corner] = await database.db.select().from(shops).where(eq(shops.code, "corner"));
  expect(corner?.name).toBe("Renamed");
});

test("a shop or business that moved to another database is not made again (rule tenants-4)", async () => {
  await writeFiles(
    join(disk.path, "shops", "away"),
    await smallShop({ "shop.json": { code: "away", name: "Away" } }),
  );
  await writeFiles(join(disk.path, "shops", "fair"), await smallMarketplace());
  const home = { cluster: "two", isHere: false };
  await database.db.insert(tenantHomes).values([
    { ...home, tenantId: randomUUID(), names: ["away.example", "code:away", "tenant:other"] },
    { ...home, tenantId: randomUUID(), names: ["code:stall", "tenant:fair"] },
  ]);
  expect(await start()).toEqual([]);
  await database.db.delete(tenantHomes);
  for (const name of ["away", "fair"]) await rm(join(disk.path, "shops", name), { recursive: true });
});

test("a folder with an error is skipped with its reason; one without shop.json is not a shop", async () => {
  const lost = { "shop.json": { code: "lost", name: "Lost" }, "menus/main.json": "{" };
  await writeFiles(join(disk.path, "shops", "lost"), await smallShop(lost));
  await writeFiles(join(disk.path, "shops", "drafts"), { "notes.txt": "later" });
  const said = await start();
  expect(said).toEqual([
    "Filling the demo shop lost ...",
    expect.stringContaining("The demo shop lost is left out: menus/main.json line 1: not JSON"),
  ]);
  expect(await database.db.select().from(shops)).toHaveLength(2);
});

test("a marketplace's folder is filled with all its shops, once", async () => {
  await writeFiles(join(disk.path, "shops", "fair"), await smallMarketplace());
  expect(await start()).toContain("The demo shop fair has 3 products.");
  const codes = (await database.db.select({ code: shops.code }).from(shops)).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["fair", "potter"]));
  expect(await start()).not.toContain("Filling the demo shop fair ...");
});
