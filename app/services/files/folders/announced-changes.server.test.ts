import { join } from "node:path";
import { eq } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { categories, products } from "~/tables/catalogue/catalogue";
import { templates } from "~/tables/content/content";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { CHANGE_CHANNEL } from "../../shops/changes/announce-change.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { importProducts } from "../moving/import-products.server";

let database: TestDatabase;
let disk: TestFolder;
let listener: pg.PoolClient;
const told: string[][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  listener = await database.pool.connect();
  listener.on("notification", ({ payload }) => told.push(JSON.parse(payload ?? "").tags));
  await listener.query(`listen ${CHANGE_CHANNEL}`);
});
afterAll(async () => {
  listener.release(true);
  await database.drop();
  await disk.remove();
});
beforeEach(async () => {
  await byTest(database.db, (db) => db.delete(tenants));
  await apply();
});

const base = () => ({
  db: database.productDb,
  now: () => new Date("2026-01-15T12:00:00Z"),
  log: createLog({ write: () => {} }),
  box: testBox,
  actor: testActing,
  handlers: areaHandlers,
  fileStore: createDiskStore(join(disk.path, "var")),
});

/** Applies the small shop with changes and returns the notifications to running processes. */
async function apply(changes: Record<string, unknown> = {}): Promise<string[][]> {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, await smallShop(changes));
    return await heard(async () => applyShopFolder(base(), await readShopFolder(folder.path), () => {}));
  } finally {
    await folder.remove();
  }
}

async function heard(work: () => Promise<unknown>): Promise<string[][]> {
  told.length = 0;
  await work();
  // What was told before a statement is read with its answer.
  await listener.query("select 1");
  return told.map((tags) => [...tags].sort());
}

/** The products with a piece of their file replaced. */
const rows = async (from: string | RegExp, to: string) => {
  const { "products.csv": text } = await smallShop();
  expect(String(text)).toMatch(from);
  return { "products.csv": String(text).replace(from, to) };
};
const categoryFile = async (change: (all: Record<string, unknown>[]) => unknown) => {
  const { "categories.json": all } = await smallShop();
  return { "categories.json": change(structuredClone(all) as Record<string, unknown>[]) };
};
const productTags = async (...skus: string[]) => {
  const all = await database.db.select().from(products);
  return skus.map((sku) => `product:${all.find((row) => row.sku === sku)?.id}`);
};
const tagOfCategory = async (slug: string) => {
  const [row] = await database.db.select().from(categories).where(eq(categories.slug, slug));
  return `category:${row?.id}`;
};

describe("of a product that keeps its place, the pages that show it are purged", () => {
  test.each([
    ["another price", "24,19.5", "24,17"],
    ["another stock", ",10,3:18", ",12,3:18"],
    ["other words", "stoneware", "porcelain"],
  ])("%s", async (_, from, to) => {
    expect(await apply(await rows(from, to))).toEqual([["catalogue", ...(await productTags("MUG"))]]);
  });

  test("another name at the same address", async () => {
    const { "products.csv": text } = await smallShop();
    const named = String(text)
      .replace("MUG,Mug", "MUG,Beaker")
      .replace("attr:material", "attr:material,slug");
    const file = named.replace("stoneware", "stoneware,mug").replace(/,,$/gm, ",,,");
    expect(await apply({ "products.csv": file })).toEqual([["catalogue", ...(await productTags("MUG"))]]);
  });

  test("a variation's price, with its product", async () => {
    const expected = ["catalogue", ...(await productTags("POT", "POT-S"))].sort();
    expect(await apply(await rows("POT-S,,,POT,30", "POT-S,,,POT,31"))).toEqual([expected]);
  });

  test("by an import, too", async () => {
    const file = join(disk.path, "price.csv");
    const { "products.csv": text } = await smallShop();
    await writeFiles(disk.path, { "price.csv": String(text).replace("24,19.5", "24,17") });
    const shop = await readShop(database.db, eq(shops.code, "corner"));
    if (!shop) throw new Error("the shop was not applied");
    const ctx = { ...base(), tenant: shop.tenant, shop };
    expect(await heard(() => importProducts(ctx, { file, imagesFolder: null }, () => {}))).toEqual([
      ["catalogue", ...(await productTags("MUG"))],
    ]);
  });
});

test("a renamed category purges the pages of its products", async () => {
  const changed = await categoryFile((all) => all.map((one) => ({ ...one, name: `${one.name}!` })));
  const expected = ["catalogue", await tagOfCategory("kitchen"), await tagOfCategory("mugs")].sort();
  expect(await apply(changed)).toEqual([expected]);
});

describe("of content, the pages that show it are purged", () => {
  test("a template's HTML", async () => {
    const [about] = await database.db.select().from(templates).where(eq(templates.name, "About"));
    const html =
      '<!-- { "name": "About", "slug": "about", "seo_crawler_setting": "noindex_follow" } -->\n<p>All of us</p>';
    expect(await apply({ "templates/about.html": html })).toEqual([[`template:${about?.id}`]]);
  });

  test("a widget's items", async () => {
    const home = { "home-hero": { type: "static-image-banner", items: [{ title: "Good day" }] } };
    expect(await apply({ "widgets/home.json": home })).toEqual([["widget:home-hero"]]);
  });

  test("a menu that is gone", async () => {
    expect(await apply({ "menus/main.json": null })).toEqual([["menu:main"]]);
  });
});

describe("the whole shop is purged", () => {
  test("a setting", async () => {
    const shop = { code: "corner", name: "Corner & Co", domains: ["corner.localhost"], settings: {} };
    expect(await apply({ "shop.json": shop })).toEqual([["shop"]]);
  });

  test.each([
    ["a product more", /\nSET,/, "\nCUP,Cup,,,3,,,,,,1,,\nSET,"],
    ["a product that is gone", /\nSET.*$/, ""],
    ["a product in another category", "mugs|kitchen", "kitchen|mugs"],
  ])("%s", async (_, from, to) => {
    expect(await apply(await rows(from, to))).toEqual([["shop"]]);
  });

  test("a category that moves", async () => {
    expect(
      await apply(await categoryFile(([first, second]) => [first, { ...second, parent: null }])),
    ).toEqual([["shop"]]);
  });

  test("a page at another address", async () => {
    const html =
      '<!-- { "name": "About", "slug": "about-us", "seo_crawler_setting": "noindex_follow" } -->\n<p>Us</p>';
    expect(await apply({ "templates/about.html": html })).toEqual([["shop"]]);
  });
});

test("nothing is purged without a change", async () => {
  expect(await apply()).toEqual([]);
});
