import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { formatCsv } from "~/models/platform/text/csv-text";
import { stockItems } from "~/tables/catalogue/offers";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportMarketplaceFolder } from "../export-marketplace-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext } from "../files-context.server";
import { parseCsv } from "./formats/read-csv.server";

const database = withTestDatabase();
let disk: TestFolder;
let nowMs: number;
let base: FilesContext;

beforeEach(async () => {
  await database.empty();
  disk = await makeFolder();
  nowMs = Date.parse("2026-01-15T12:00:00Z");
  base = {
    db: database.productDb,
    now: () => new Date(nowMs),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
});
afterEach(() => disk.remove());

const folderOf = (owner: string) => join(disk.path, owner);
const applyShop = async (owner: string) =>
  applyShopFolder(base, await readShopFolder(folderOf(owner)), () => {});
const applyMarket = async (owner: string) =>
  applyMarketplaceFolder(base, await readMarketplaceFolder(folderOf(owner)), () => {});
const contextOf = async (code: string) => {
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new Error(`no shop ${code}`);
  return { ...base, tenant: shop.tenant, shop };
};
const exportShop = async (owner: string) => {
  nowMs += 60_000;
  await exportShopFolder(await contextOf("corner"), folderOf(owner), () => {});
};
const sell = (pieces: number) =>
  byTest(database.db, (db) => db.update(stockItems).set({ onHand: sql`on_hand - ${pieces}` }));
const onHand = async (sku: string) =>
  (await database.db.select().from(stockItems).where(eq(stockItems.sku, sku))).map((row) => row.onHand);

/** Changes one cell of a CSV file of an owner. */
async function edit(
  owner: string,
  file: string,
  sku: string,
  column: string,
  change: (cell: string) => string,
) {
  const path = join(folderOf(owner), file);
  const { header, rows } = parseCsv(await readFile(path, "utf8"), file);
  const changed = rows.map(({ cells }) =>
    header.map((name) =>
      cells.sku === sku && name === column ? change(cells[name] ?? "") : (cells[name] ?? ""),
    ),
  );
  await writeFile(path, formatCsv([header, ...changed]));
}
const more = (pieces: number) => (cell: string) => String(Number(cell) + pieces);

test("export, sell and apply by two owners: stock is what was counted less what was sold", async () => {
  const files = { "products.csv": "sku,name,price,qty\nA,A,1,10\n" };
  await writeFiles(folderOf("first"), await smallShop(files));
  await applyShop("first");
  await sell(2);
  await exportShop("ann");
  await sell(3);
  await edit("ann", "products.csv", "A", "name", () => "Another name");
  await applyShop("ann");
  expect(await onHand("A")).toEqual([5]);

  await exportShop("ann");
  await sell(1);
  await exportShop("ben");
  await edit("ann", "products.csv", "A", "qty", more(20));
  await edit("ben", "products.csv", "A", "qty", more(7));
  await applyShop("ann");
  expect(await onHand("A")).toEqual([24]);
  await sell(4);
  await applyShop("ben");
  expect(await onHand("A")).toEqual([27]);
  await sell(1);
  for (const owner of ["ann", "ben", "ann"]) expect((await applyShop(owner)).products.changed).toBe(0);
  expect(await onHand("A")).toEqual([26]);
  await edit("ann", "products.csv", "A", "qty", more(-2));
  await applyShop("ann");
  expect(await onHand("A")).toEqual([24]);
  // The folder it began with still names the ten that were counted then.
  await applyShop("first");
  expect(await onHand("A")).toEqual([24]);
});

test("sold out stays sold out", async () => {
  await writeFiles(folderOf("first"), await smallShop({ "products.csv": "sku,name,price,qty\nA,A,1,3\n" }));
  await applyShop("first");
  await sell(3);
  await exportShop("ann");
  await byTest(database.db, (db) => db.update(stockItems).set({ onHand: 1 }));
  await applyShop("ann");
  expect(await onHand("A")).toEqual([1]);
});

test("the pieces of each seller of a marketplace are moved by what the seller changed", async () => {
  await writeFiles(folderOf("first"), await smallMarketplace());
  await applyMarket("first");
  expect((await onHand("MUG")).sort()).toEqual([5, 7]);
  await exportMarketplaceFolder(await contextOf("fair"), folderOf("ann"), () => {});
  await sell(2);
  await edit("ann", "offers.csv", "MUG", "qty", more(10));
  await applyMarket("ann");
  expect((await onHand("MUG")).sort()).toEqual([13, 15]);
  await applyMarket("ann");
  expect((await onHand("MUG")).sort()).toEqual([13, 15]);
});
