import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { ApplySummary } from "~/models/files/apply-summary";
import { customers } from "~/tables/accounts/customers";
import { products } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { slugs } from "~/tables/content/content";
import { reviewLikes, reviews } from "~/tables/conversations/reviews";
import { sellers, tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import type { FilesContext } from "../files-context.server";
import { leaveShopperRows, readShopperRows, tablesNotCovered } from "./rows/shopper-rows-fixture.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;

beforeEach(async () => {
  await database.empty();
  disk = await makeFolder();
  base = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
});
afterEach(() => disk.remove());

async function apply(files: Record<string, unknown>): Promise<ApplySummary> {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, files);
    return "tenant.json" in files
      ? await applyMarketplaceFolder(base, await readMarketplaceFolder(folder.path), () => {})
      : await applyShopFolder(base, await readShopFolder(folder.path), () => {});
  } finally {
    await folder.remove();
  }
}
const without = (text: unknown, ...skus: string[]) =>
  String(text)
    .split("\n")
    .filter((line) => !skus.some((sku) => line.startsWith(`${sku},`) || line.includes(`,${sku},`)))
    .join("\n");
const productNow = async (sku: string) =>
  (await database.db.select().from(products).where(eq(products.sku, sku)))[0];

test("a product that leaves the folder keeps what shoppers made of it, and comes back as itself", async () => {
  const shop = await smallShop();
  await apply(shop);
  for (const sku of ["MUG", "POT-L"]) await leaveShopperRows(database.db, { shopCode: "corner", sku });
  expect(await tablesNotCovered(database.db)).toEqual([]);
  const before = await readShopperRows(database.db);
  const id = (await productNow("MUG"))?.id ?? 0;
  const [offer] = await database.db.select().from(offers).where(eq(offers.productId, id));

  const less = await apply({ ...shop, "products.csv": without(shop["products.csv"], "MUG", "SET", "POT-L") });
  expect(less).toMatchObject({ products: { removed: 2 }, variations: { removed: 1 }, refused: [] });
  expect((await productNow("MUG"))?.status).toBe("archived");
  expect(await readShopperRows(database.db)).toEqual(before);

  const again = await apply(shop);
  expect(again).toMatchObject({ products: { added: 2, removed: 0 }, variations: { added: 1 } });
  // Its approved review counts.
  expect(await productNow("MUG")).toMatchObject({ id, status: "active", slug: "mug", reviewCount: 1 });
  expect(await database.db.select().from(offers).where(eq(offers.productId, id))).toEqual([offer]);
  expect(await readShopperRows(database.db)).toEqual(before);
});

test("a product that is gone is archived once, and its slug waits for it unless another takes it", async () => {
  const two = "sku,name,slug,price\nA,A,cup,1\nB,B,bowl,2\n";
  const shop = await smallShop({ "products.csv": two });
  await apply(shop);
  const one = { ...shop, "products.csv": without(two, "A") };
  expect((await apply(one)).products.removed).toBe(1);
  expect((await apply(one)).products).toEqual({ added: 0, changed: 0, unchanged: 1, removed: 0 });
  const leadsTo = async () => (await database.db.select().from(slugs).where(eq(slugs.slug, "cup")))[0];
  expect((await leadsTo())?.targetId).toBe((await productNow("A"))?.id);
  const taken = await apply({ ...shop, "products.csv": "sku,name,slug,price\nB,B,bowl,2\nC,C,cup,3\n" });
  expect(taken.refused).toEqual([]);
  expect((await leadsTo())?.targetId).toBe((await productNow("C"))?.id);
});

test("a folder takes products in for those that leave, and names the lines above a quota (rule hosting-10)", async () => {
  const shop = await smallShop({ "products.csv": "sku,name,price\nA,A,1\nB,B,2\n" });
  await apply(shop);
  await byTest(database.db, (db) => db.update(tenants).set({ quotas: { products: 2 } }));
  const { products: counts, refused } = await apply({
    ...shop,
    "products.csv": "sku,name,price\nB,B,3\nC,C,3\nD,D,4\n",
  });
  expect(counts).toEqual({ added: 1, changed: 1, unchanged: 0, removed: 1 });
  expect(refused).toMatchObject([
    { line: 4, reason: expect.stringContaining("allows 2 products, and there are 2") },
  ]);
});

test("a product with a status of its own returns with it", async () => {
  const shop = await smallShop({ "products.csv": "sku,name,price,status\nA,A,1,discontinued\nB,B,2,\n" });
  await apply(shop);
  await apply({ ...shop, "products.csv": "sku,name,price,status\nB,B,2,\n" });
  expect(await productNow("A")).toMatchObject({ status: "archived", archivedFrom: "discontinued" });
  await apply(shop);
  expect(await productNow("A")).toMatchObject({ status: "discontinued", archivedFrom: null });
});

test("what shoppers made stays when products, offers and sellers leave a marketplace and come back", async () => {
  const market = await smallMarketplace();
  await apply(market);
  const [potter] = await database.db.select().from(sellers).where(eq(sellers.code, "potter"));
  const sellerId = potter?.id ?? "";
  await leaveShopperRows(database.db, { shopCode: "potter", sku: "BOWL", sellerId });
  await leaveShopperRows(database.db, { shopCode: "fair", sku: "TEE-S" });
  const before = await readShopperRows(database.db);
  const ids = async () => {
    const all = await database.db.select().from(products).orderBy(products.id);
    const sold = await database.db.select().from(offers).orderBy(offers.sellerId, offers.productId);
    return [
      all.map(({ id, sku, status }) => [id, sku, status]),
      sold.map(({ productId, priceMinor, isVisible }) => [productId, priceMinor, isVisible]),
      await database.db.select().from(stockItems).orderBy(stockItems.id),
    ];
  };
  const whole = await ids();
  const offersLeft = without(market["offers.csv"], "BOWL", "TEE-S");
  const subsets = [
    { "products.csv": without(market["products.csv"], "BOWL", "TEE-S"), "offers.csv": offersLeft },
    { "offers.csv": offersLeft },
    {
      "sellers.json": [{ code: "fair", name: "Fair", house: true }],
      "offers.csv": String(market["offers.csv"]).replace(/^potter.*\n?/gm, ""),
      "shops/potter/shop.json": null,
      "shops/potter/templates/homepage.html": null,
    },
  ];
  for (const subset of subsets) {
    await apply(await smallMarketplace(subset));
    expect(await readShopperRows(database.db)).toEqual(before);
    await apply(market);
    expect(await readShopperRows(database.db)).toEqual(before);
    expect(await ids()).toEqual(whole);
  }
});

test("a review that leaves the folder keeps its likes and returns with them", async () => {
  const review = {
    code: "mug-1",
    sku: "MUG",
    star: 5,
    title: "",
    content: "It holds what I pour.",
    display_name: "Ada",
    written_at: "2026-01-02T12:00:00.000Z",
  };
  const shop = await smallShop({ "reviews.json": [review] });
  await apply(shop);
  await byTest(database.db, async (db) => {
    const [row] = await db.select().from(reviews);
    const { tenantId, id: reviewId } = row ?? { tenantId: "", id: 0 };
    const [customer] = await db.insert(customers).values({ tenantId, email: "a@example.com" }).returning();
    await db.insert(reviewLikes).values({ tenantId, reviewId, customerId: customer?.id ?? 0 });
  });
  expect((await apply({ ...shop, "reviews.json": [] })).others.removed).toBe(1);
  expect((await apply({ ...shop, "reviews.json": [] })).others.removed).toBe(0);
  expect(await database.db.select().from(reviews)).toMatchObject([{ status: "rejected" }]);
  expect((await productNow("MUG"))?.reviewCount).toBe(0);
  await apply(shop);
  expect(await database.db.select().from(reviews)).toMatchObject([{ status: "approved" }]);
  expect((await productNow("MUG"))?.reviewCount).toBe(1);
  expect(await database.db.select().from(reviewLikes)).toHaveLength(1);
});
