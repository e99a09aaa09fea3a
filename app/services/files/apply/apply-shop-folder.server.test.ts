import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { type ApplySummary, addCounts } from "~/models/files/apply-summary";
import { categories, products } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { menus, slugs, templates, widgetContents } from "~/tables/content/content";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "./apply-shop-folder.server";
import { readShopFolder } from "./read-shop-folder.server";

let database: TestDatabase;
let disk: TestFolder;
const now = new Date("2026-01-15T12:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});
beforeEach(async () => {
  await byTest(database.db, (db) => db.delete(tenants));
});

/** Applies the small shop with changes and answers what was done. */
async function apply(changes: Record<string, unknown> = {}, at = now): Promise<ApplySummary> {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, await smallShop(changes));
    const base = {
      db: database.productDb,
      now: () => at,
      log: createLog({ write: () => {} }),
      box: testBox,
      actor: testActing,
      handlers: areaHandlers,
      fileStore: createDiskStore(join(disk.path, "var")),
    };
    return await applyShopFolder(base, await readShopFolder(folder.path), () => {});
  } finally {
    await folder.remove();
  }
}

const csv = async (change: (text: string) => string) => {
  const { "products.csv": text } = await smallShop();
  return { "products.csv": change(String(text)) };
};
const bySku = async () => {
  const rows = await database.db.select().from(products).orderBy(asc(products.id));
  return new Map(rows.map((row) => [row.sku, row]));
};
/** The offers by SKU, in the order the products were made. */
const offersBySku = async () => {
  const rows = await database.db
    .select({ sku: products.sku, offer: offers })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .orderBy(asc(products.id));
  return new Map(rows.map(({ sku, offer }) => [sku, offer]));
};
const onHand = async (sku: string) =>
  (await database.db.select().from(stockItems).where(eq(stockItems.sku, sku)))[0]?.onHand;
const whereTo = async (slug: string) =>
  (await database.db.select().from(slugs).where(eq(slugs.slug, slug)))[0] ?? null;
const allCounts = ({ products, variations, others }: ApplySummary) => addCounts(products, variations, others);

describe("a new shop", () => {
  test("has everything of its folder", async () => {
    const summary = await apply();
    expect(summary).toMatchObject({
      products: { added: 3 },
      variations: { added: 2 },
      refused: [],
      notes: [],
    });
    expect(await database.db.select().from(shops)).toMatchObject([{ code: "corner" }]);
    expect(await database.db.select().from(tenants)).toMatchObject([{ code: "corner", currency: "USD" }]);
    const rows = await bySku();
    expect(rows.get("MUG")).toMatchObject({
      slug: "mug",
      attributes: { material: ["stoneware"] },
    });
    expect(rows.get("POT-S")?.parentId).toBe(rows.get("POT")?.id);
  });

  test("offers each product and variation once, in the name of its house seller", async () => {
    await apply();
    const [house] = await database.db.select().from(sellers);
    const found = await offersBySku();
    expect([...found.keys()]).toEqual([...(await bySku()).keys()]);
    expect(await database.db.select().from(offers)).toHaveLength(found.size);
    expect(new Set([...found.values()].map(({ sellerId }) => sellerId))).toEqual(new Set([house?.id]));
    expect(found.get("MUG")).toMatchObject({ priceMinor: 2400, finalPriceMinor: 1950 });
  });

  test("names its pictures by address wherever files named them", async () => {
    await apply();
    const mug = (await bySku()).get("MUG");
    expect(mug?.images).toEqual([
      {
        url: expect.stringMatching(/^\/media\/corner\/[0-9a-f]{16}-40x30$/),
        alt: "Mug",
        width: 40,
        height: 30,
      },
      { url: "https://example.com/mug.jpg", alt: "Mug", width: 1000, height: 1000 },
    ]);
    const url = mug?.images[0]?.url;
    const [hero] = await database.db.select().from(widgetContents);
    expect(hero?.content.items[0]?.image).toEqual({ value: url, label: "A mug" });
    const [home] = await database.db.select().from(templates).where(eq(templates.name, "Homepage"));
    expect(home?.renderHtml).toContain(`<img src="${url}">`);
    const [kitchen] = await database.db.select().from(categories).where(eq(categories.slug, "kitchen"));
    expect(kitchen?.image).toMatchObject({ alt: "Kitchen", width: 80, height: 20 });
    expect(kitchen?.description).toContain('src="/media/corner/');
  });
});

describe("applying again", () => {
  test("changes nothing, not even a date", async () => {
    await apply();
    const read = async () => [await bySku(), await offersBySku()];
    const before = await read();
    const counts = allCounts(await apply({}, new Date("2026-02-01T00:00:00Z")));
    expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await read()).toEqual(before);
  });

  test("writes what changed and nothing else", async () => {
    await apply();
    const summary = await apply(await csv((text) => text.replace("24,19.5", "24,17")));
    expect(summary.products).toEqual({ added: 0, changed: 1, unchanged: 2, removed: 0 });
    expect((await offersBySku()).get("MUG")?.finalPriceMinor).toBe(1700);
  });

  test("archives products and removes what else the folder no longer has", async () => {
    await apply();
    const summary = await apply({
      ...(await csv((text) => text.replace(/^POT-L.*\n/m, "").replace(/\nSET.*$/, ""))),
      "categories.json": [
        { slug: "kitchen", name: "Kitchen" },
        { slug: "mugs", name: "Mugs" },
      ],
      "templates/about.html": null,
      "menus/main.json": null,
    });
    expect(summary).toMatchObject({ products: { removed: 1 }, variations: { removed: 1 } });
    const archived = [...(await bySku()).values()].filter(({ status }) => status === "archived");
    expect(archived.map(({ sku }) => sku)).toEqual(["SET", "POT-L"]);
    expect(await whereTo("about")).toBeNull();
    expect(await database.db.select().from(menus)).toEqual([]);
  });
});

test("running servers are notified once, at commit, and only of a change", async () => {
  const client = await database.pool.connect();
  const told: unknown[] = [];
  client.on("notification", ({ payload }) => told.push(JSON.parse(payload ?? "").tags));
  try {
    await client.query("listen awning_change");
    await apply();
    await apply();
    await client.query("select 1");
    // What is the shop's own, and the catalogue of its tenant.
    expect(told).toEqual([["shop"], ["shop"]]);
  } finally {
    client.release(true);
  }
});

describe("addresses", () => {
  test("a product that takes another slug leaves a redirect, and older ones follow it", async () => {
    const named = (slug: string) =>
      csv((text) =>
        text.replace("sku,name", "slug,sku,name").replace(/\n/g, "\n,").replace("\n,MUG", `\n${slug},MUG`),
      );
    await apply(await named("cup"));
    await apply(await named("beaker"));
    await apply(await named("tumbler"));
    const id = (await bySku()).get("MUG")?.id;
    expect(await whereTo("tumbler")).toMatchObject({ kind: "product", targetId: id });
    expect(await whereTo("beaker")).toMatchObject({ kind: "redirect", redirectTo: "tumbler" });
    expect(await whereTo("cup")).toMatchObject({ kind: "redirect", redirectTo: "tumbler" });
  });

  test("two products may swap their slugs", async () => {
    const two = (a: string, b: string) => ({
      "products.csv": `sku,name,slug,price\nA,A,${a},1\nB,B,${b},1\n`,
    });
    await apply(two("x", "y"));
    const ids = await bySku();
    await apply(two("y", "x"));
    expect(await whereTo("y")).toMatchObject({ kind: "product", targetId: ids.get("A")?.id });
    expect(await whereTo("x")).toMatchObject({ kind: "product", targetId: ids.get("B")?.id });
  });

  test("a renamed category keeps its id and its old address", async () => {
    await apply();
    const renamed = [
      { slug: "kitchen", name: "Kitchen" },
      { slug: "cups", parent: "kitchen", name: "Mugs" },
    ];
    await apply({
      "categories.json": renamed,
      ...(await csv((text) => text.replace("mugs|kitchen", "cups|kitchen"))),
    });
    expect(await whereTo("mugs")).toMatchObject({ kind: "redirect", redirectTo: "cups" });
  });

  test.each([
    ["about", "slug 'about' is already the address of a page"],
    ["kitchen", "slug 'kitchen' is already the address of a category"],
    ["checkout", "slug 'checkout' is reserved for one of the shop’s built-in pages"],
  ])("a product can't take %s", async (slug, reason) => {
    const summary = await apply({ "products.csv": `sku,name,slug,price\nA,A,${slug},1\nB,B,b,1\n` });
    expect(summary.refused).toEqual([{ file: "products.csv", line: 2, reason }]);
    expect([...(await bySku()).keys()]).toEqual(["B"]);
  });
});

describe("stock", () => {
  test("stays what orders left of it until the file names another number", async () => {
    await apply();
    await byTest(database.db, (db) =>
      db.update(stockItems).set({ onHand: 7 }).where(eq(stockItems.sku, "MUG")),
    );
    await apply();
    expect(await onHand("MUG")).toBe(7);
    await apply(await csv((text) => text.replace("19.5,mugs|kitchen", "18,mugs|kitchen")));
    expect(await onHand("MUG")).toBe(7);
    await apply(await csv((text) => text.replace(",10,3:18", ",12,3:18")));
    expect(await onHand("MUG")).toBe(12);
  });

  test("is one item for rows that share it, with the numbers of the row it is named for", async () => {
    await apply({ "products.csv": "sku,name,price,qty,stock_sku\nA,A,1,,B\nB,B,1,5,\n" });
    const rows = await offersBySku();
    expect(rows.get("A")?.stockItemId).toBe(rows.get("B")?.stockItemId);
    expect(await onHand("B")).toBe(5);
  });
});

describe("what is wrong", () => {
  test("an invalid row is refused by line, the rest is applied, and the stored product with its SKU stays", async () => {
    await apply();
    const summary = await apply(await csv((text) => text.replace("MUG,Mug,,,24,19.5", "MUG,Mug,,,free,")));
    expect(summary.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "price 'free' is not an amount such as 24.00"],
      [6, "children MUG are not products of this file"],
    ]);
    expect((await offersBySku()).get("MUG")?.priceMinor).toBe(2400);
  });

  test("an unknown column is refused by name and nothing is written", async () => {
    await expect(apply(await csv((text) => text.replace("qty", "quantity")))).rejects.toThrow(
      "products.csv: unknown column quantity",
    );
    expect(await database.db.select().from(shops)).toEqual([]);
  });

  test("a fault in another file stops everything before it begins", async () => {
    await expect(apply({ "shop.json": "{" })).rejects.toThrow("shop.json line 1: not JSON");
    expect(await database.db.select().from(shops)).toEqual([]);
  });

  test("a missing or invalid picture is noted, and the product is applied without it", async () => {
    const summary = await apply({ "images/mug.png": "not a picture", "images/kitchen.png": null });
    expect(summary.notes.map(({ reason }) => reason).sort()).toEqual([
      "picture 'kitchen.png' is not there",
      "picture 'mug.png': it is not a JPEG, PNG, WebP, AVIF or GIF picture",
      "picture 'mug.png': it is not a JPEG, PNG, WebP, AVIF or GIF picture",
    ]);
    expect((await bySku()).get("MUG")?.images).toHaveLength(1);
  });

  test("a domain of another shop is not taken over", async () => {
    await apply();
    const other = { "shop.json": { code: "other", name: "Other", domains: ["corner.localhost"] } };
    await expect(apply(other)).rejects.toThrow("the domain corner.localhost already leads to another shop");
  });

  test("a shop's currency can't change under its prices", async () => {
    await apply();
    await expect(apply({ "shop.json": { code: "corner", name: "Corner", currency: "EUR" } })).rejects.toThrow(
      "currency",
    );
  });
});

test("a shop's apply leaves every other shop as it was", async () => {
  await apply();
  const other = {
    "shop.json": { code: "other", name: "Other" },
    "products.csv": "sku,name,price\nMUG,Cup,9\n",
  };
  await apply(other);
  const rows = await database.db.select().from(products).where(eq(products.sku, "MUG")).orderBy(products.id);
  expect(rows.map(({ name }) => name)).toEqual(["Mug", "Cup"]);
  expect(allCounts(await apply())).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test("a thousand products go in, and a second time nothing changes", async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => `P${n},Product ${n},${n + 1}.00,kitchen,${n % 9}`);
  const many = { "products.csv": `sku,name,price,categories,qty\n${rows.join("\n")}\n` };
  expect((await apply(many)).products.added).toBe(1000);
  expect((await apply(many)).products).toMatchObject({ changed: 0, unchanged: 1000 });
});
