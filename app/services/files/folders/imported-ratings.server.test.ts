import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { products } from "~/tables/catalogue/catalogue";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { addApproved } from "../../conversations/reviews/reviews-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { importProducts } from "../moving/import-products.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;

beforeAll(async () => {
  disk = await makeFolder();
});
afterAll(() => disk.remove());
beforeEach(async () => {
  await byTest(database.db, (db) => db.delete(tenants));
  base = {
    db: database.db,
    now: () => new Date("2026-01-15T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
});

const header = "sku,name,class_code,parent_sku,price,option:Size,review_avg_rating,review_count";
const rows = [
  "MUG,Mug,,,24,,4.5,3",
  "POT,Pot,variable_product,,,,4.0,1",
  "POT-S,,,POT,30,Small,5.0,3",
  "POT-L,,,POT,42,Large,,",
];

/** Applies a shop whose products.csv has these rows. */
async function apply(lines: string[]) {
  const folder = join(disk.path, "corner");
  await writeFiles(folder, { ...(await smallShop()), "products.csv": [header, ...lines].join("\n") });
  return applyShopFolder(base, await readShopFolder(folder), () => {});
}

async function openShop(): Promise<ShopFilesContext> {
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("no shop");
  return { ...base, tenant: shop.tenant, shop };
}

/** Rating in hundredths and number of ratings, by SKU. */
async function ratings(): Promise<Record<string, [number, number]>> {
  const stored = await database.db.select().from(products);
  return Object.fromEntries(
    stored.map(({ sku, ratingHundredths, reviewCount }) => [sku, [ratingHundredths, reviewCount]]),
  );
}

const idOf = async (sku: string) =>
  (await database.db.select().from(products).where(eq(products.sku, sku)))[0]?.id ?? 0;

test("a product keeps what it and its variations were rated elsewhere (rule reviews-9)", async () => {
  await apply(rows);
  expect(await ratings()).toEqual({ MUG: [450, 3], POT: [475, 4], "POT-S": [500, 3], "POT-L": [0, 0] });
});

test("a second apply changes nothing, also after a review was written here", async () => {
  await apply(rows);
  await addApproved(await openShop(), await idOf("MUG"), 1);
  const { products: tops, variations } = await apply(rows);
  expect([tops, variations].map(({ added, changed, removed }) => added + changed + removed)).toEqual([0, 0]);
  expect(await ratings()).toMatchObject({ MUG: [363, 4] });
});

test("a changed file changes its part of the rating alone", async () => {
  await apply(rows);
  await addApproved(await openShop(), await idOf("MUG"), 5);
  await apply(["MUG,Mug,,,24,,3.0,1", ...rows.slice(1)]);
  expect(await ratings()).toMatchObject({ MUG: [400, 2] });
  await apply(["MUG,Mug,,,24,,,", ...rows.slice(1)]);
  expect(await ratings()).toMatchObject({ MUG: [500, 1] });
});

test("a variation that is removed takes its ratings along", async () => {
  await apply(rows);
  await apply(rows.filter((row) => !row.startsWith("POT-S")));
  expect(await ratings()).toMatchObject({ POT: [400, 1] });
});

test("a wrong rating refuses its row by line and reason, and the others go in", async () => {
  const { refused } = await apply(["MUG,Mug,,,24,,5.5,3", "CUP,Cup,,,12,,4.25,", "JUG,Jug,,,12,,4.25,8"]);
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, "review_avg_rating '5.5' is not a number from 1.0 to 5.0 with at most two decimals"],
    [3, "review_avg_rating needs a review_count of at least 1"],
  ]);
  expect(await ratings()).toEqual({ JUG: [425, 8] });
});

test("an import brings them too, and an export writes what was brought", async () => {
  await apply([]);
  const ctx = await openShop();
  await writeFiles(disk.path, { "import.csv": [header, "JUG,Jug,,,12,,4.25,8"].join("\n") });
  await importProducts(ctx, { file: join(disk.path, "import.csv"), imagesFolder: null }, () => {});
  await addApproved(ctx, await idOf("JUG"), 1);
  const folder = join(disk.path, "out");
  await exportShopFolder(ctx, folder, () => {});
  const [names = "", jug = ""] = (await readFile(join(folder, "products.csv"), "utf8")).split("\n");
  const cells = jug.trim().split(",");
  const cell = (column: string) => cells[names.trim().split(",").indexOf(column)];
  expect([cell("review_avg_rating"), cell("review_count")]).toEqual(["4.25", "8"]);
});
