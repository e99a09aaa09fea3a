import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { ApplySummary } from "~/models/files/apply-summary";
import { categories, products } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { menus, widgetContents } from "~/tables/content/content";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { runs } from "../../../../tests/support/runs/property-runs";
import { drawPicture, makeFolder, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import type { ShopFilesContext } from "../files-context.server";
import { listAwaitedPictures } from "../list-awaited-pictures.server";
import { createShop } from "../seed/create-shop.server";
import { importProducts } from "./import-products.server";

const mixedFile = fileURLToPath(new URL("../../../../tests/fixtures/shopify/mixed.csv", import.meta.url));
const starter = fileURLToPath(new URL("../../../cli/starter-shop", import.meta.url));
let database: TestDatabase;
let disk: TestFolder;
let ctx: ShopFilesContext;

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  await writeFiles(disk.path, {
    "pictures/stool-front.png": await drawPicture("#aa7744"),
    "pictures/navy.jpg": await drawPicture("#112244", { format: "jpeg" }),
    "pictures/page.jpg": "<!doctype html><script>alert(1)</script>",
    "pictures/drawing.png": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    "pictures/program.webp": "MZ\u0000\u0003",
    "pictures/cut.png": (await drawPicture("#998877", { width: 300, height: 300 })).subarray(0, 200),
    "pictures/bomb.png": await drawPicture("#ffffff", { width: 8000, height: 5001 }),
  });
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});
beforeEach(async () => {
  await byTest(database.db, (db) => db.delete(tenants));
  const now = () => new Date("2026-01-15T12:00:00Z");
  const base = {
    db: database.productDb,
    now,
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  await createShop(base, starter, { code: "acme", domain: "acme.localhost" });
  const shop = await readShop(database.db, eq(shops.code, "acme"));
  if (!shop) throw new Error("no shop");
  ctx = { ...base, tenant: shop.tenant, shop };
});

const importMixed = (imagesFolder: string | null = join(disk.path, "pictures")): Promise<ApplySummary> =>
  importProducts(ctx, { file: mixedFile, imagesFolder }, () => {});
const importText = async (text: string): Promise<ApplySummary> => {
  await writeFiles(disk.path, { "import.csv": text });
  return importProducts(ctx, { file: join(disk.path, "import.csv"), imagesFolder: null }, () => {});
};
const bySku = async () =>
  new Map((await database.db.select().from(products).orderBy(asc(products.id))).map((row) => [row.sku, row]));

test("files that are no pictures are named by file and reason, and the product goes in with the others", async () => {
  const files = ["page.jpg", "drawing.png", "program.webp", "cut.png", "bomb.png", "navy.jpg"];
  await writeFiles(disk.path, {
    "import.csv": `sku,name,price,images\nCUP,Cup,12,${files.join("|")}`,
  });
  const { notes, refused } = await importProducts(
    ctx,
    { file: join(disk.path, "import.csv"), imagesFolder: join(disk.path, "pictures") },
    () => {},
  );
  const notPicture = "it is not a JPEG, PNG, WebP, AVIF or GIF picture";
  expect(refused).toEqual([]);
  expect(notes.map(({ line, reason }) => [line, reason])).toEqual([
    [2, `picture 'page.jpg': ${notPicture}`],
    [2, `picture 'drawing.png': ${notPicture}`],
    [2, `picture 'program.webp': ${notPicture}`],
    [2, "picture 'cut.png': the picture is damaged"],
    [2, "picture 'bomb.png': the picture exceeds 40 megapixels"],
  ]);
  expect((await bySku()).get("CUP")?.images).toMatchObject([{ width: 40, height: 30 }]);
});

describe("a Shopify file", () => {
  test("goes in but for its wrong rows, each named by line and reason", async () => {
    const summary = await importMixed();
    expect(summary.products.added).toBe(4);
    expect(summary.variations.added).toBe(4);
    expect(summary.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [8, "has the same options as line 7"],
      [9, "price is missing"],
      [13, "price is missing"],
      [14, "price '-5' is below zero"],
      [15, "Handle is missing"],
      [16, "Title is missing"],
      [17, "Handle 'oak-stool' is already used on line 2"],
    ]);
  });

  test("a second time changes nothing", async () => {
    await importMixed();
    const { products: counts, variations, others } = await importMixed();
    expect(
      [counts, variations, others].map(({ added, changed, removed }) => added + changed + removed),
    ).toEqual([0, 0, 0]);
  });

  test("descriptions keep their text and lose what could run", async () => {
    await importMixed();
    expect((await bySku()).get("ST-1")?.description).toBe(
      "<p>Three legs.</p>\n\n<p>Stands on any floor.</p>",
    );
  });

  test("pictures come from the folder by name, others are awaited", async () => {
    const { notes } = await importMixed();
    const rows = await bySku();
    expect(rows.get("ST-1")?.images).toMatchObject([
      { alt: "Front", width: 40, url: expect.stringMatching(/^\/media\/acme\//) },
    ]);
    expect(rows.get("TH-SN")?.images[0]?.url).toMatch(/^\/media\/acme\//);
    expect(rows.get("wool-throw")?.images).toEqual([]);
    expect(await listAwaitedPictures(ctx)).toMatchObject({ waiting: 1, stored: 0, missing: 0 });
    expect(notes.map(({ reason }) => reason)).toContain("picture 'stool-side.png' is not there");
  });

  test("the menu of a new shop leads to its categories", async () => {
    await importMixed();
    const [main] = await database.db.select().from(menus).where(eq(menus.id, "main"));
    expect(main?.items.map(({ url }) => url)).toEqual(["/seating", "/textiles", "/gift-cards"]);
  });

  test("the home page of a new shop shows them, and what it shows afterwards is the owner's", async () => {
    const rows = (type: string, picture: string) =>
      [1, 2, 3].map(
        (n) => `${type}-${n},${type} ${n},${type},"soft, Cocona&reg;",5,Default Title,${picture}`,
      );
    const bring = async (lines: string[]) => {
      const header = "Handle,Title,Type,Tags,Variant Price,Option1 Value,Image Src";
      await writeFiles(disk.path, { "import.csv": [header, ...lines].join("\n") });
      const file = join(disk.path, "import.csv");
      await importProducts(ctx, { file, imagesFolder: join(disk.path, "pictures") }, () => {});
    };
    await bring([...rows("cups", "stool-front.png"), ...rows("lamps", "navy.jpg")]);
    const home = async () =>
      new Map(
        (await database.db.select().from(widgetContents)).map(({ attributeName, content }) => [
          attributeName,
          content,
        ]),
      );
    const filled = await home();
    expect(filled.get("home-categories")?.items).toMatchObject([
      { bannerTitle: { value: "Cups" }, bannerImageUrl: { value: "/cups" } },
      { bannerTitle: { value: "Lamps" }, bannerImage: { value: expect.stringMatching(/^\/media\/acme\//) } },
    ]);
    expect(filled.get("home-row-2")?.props).toMatchObject({ limitToCategory: "lamps", sliderTitle: "Lamps" });
    expect((await bySku()).get("cups-1")?.attributes).toEqual({ tag: ["Soft", "Cocona®"] });
    await bring(rows("rugs", "navy.jpg"));
    expect(await home()).toEqual(filled);
  });

  test("a menu the owner renamed is the owner's", async () => {
    await byTest(database.db, (db) => db.update(menus).set({ name: "My menu" }).where(eq(menus.id, "main")));
    await importMixed();
    const [main] = await database.db.select().from(menus).where(eq(menus.id, "main"));
    expect(main?.items).toEqual([]);
  });

  test("pieces sold since are not put back by importing again", async () => {
    await importMixed();
    await byTest(database.db, (db) =>
      db.update(stockItems).set({ onHand: 2 }).where(eq(stockItems.sku, "ST-1")),
    );
    await importMixed();
    const [stool] = await database.db.select().from(stockItems).where(eq(stockItems.sku, "ST-1"));
    expect(stool?.onHand).toBe(2);
  });

  test("a faultless file archives variations it no longer has, other products stay", async () => {
    const header = "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n";
    await importText(`${header}mug,Mug,Size,S,M-S,5\nmug,,,L,M-L,6\nbowl,Bowl,Title,Default Title,B,9\n`);
    const summary = await importText(`${header}mug,Mug,Size,S,M-S,5\n`);
    expect(summary.variations.removed).toBe(1);
    const active = [...(await bySku()).values()].filter(({ status }) => status === "active");
    expect(active.map(({ sku }) => sku).sort()).toEqual(["B", "M-S", "mug"]);
  });

  test("an address another product has is refused, naming that product", async () => {
    const header = "Handle,Title,Variant SKU,Variant Price\n";
    await importText(`${header}table,Table,T-1,5\n`);
    const { refused } = await importText(`${header}table,Other table,T-2,5\nbed,Bed,B-1,7\n`);
    expect(refused).toEqual([
      { file: "import.csv", line: 2, reason: "slug 'table' is already the address of product 'T-1'" },
    ]);
    expect((await bySku()).has("B-1")).toBe(true);
  });

  test("categories an owner changed since stay as the owner made them", async () => {
    await importMixed();
    await byTest(database.db, (db) =>
      db.update(categories).set({ name: "Sit down" }).where(eq(categories.slug, "seating")),
    );
    await importMixed();
    const [seating] = await database.db.select().from(categories).where(eq(categories.slug, "seating"));
    expect(seating?.name).toBe("Sit down");
  });
});

describe("handles that become one address", () => {
  const header = "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n";
  const row = (handle: string, ...cells: string[]) => [handle, ...cells, "10"].join(",");
  const long = "driftwood-".repeat(10);
  const text = `${header}${[
    row("blue-mug", "Blue mug", "Title", "Default Title", ""),
    row("blue_mug", "Another", "Title", "Default Title", ""),
    row("cafe", "Cafe", "Size", "Small", "C"),
    row("café", "Café", "Size", "Small", "C"),
    row(`${long}a`, "Long", "Title", "Default Title", ""),
    row(`${long}b`, "Longer", "Title", "Default Title", ""),
  ].join("\n")}`;
  const slugs = async () => [...(await bySku()).values()].flatMap(({ slug }) => slug ?? []);

  test("all go in, later ones with an address of their own and a note", async () => {
    const { products: added, refused, notes } = await importText(text);
    expect([added.added, refused]).toEqual([6, []]);
    const cut = (await slugs()).find((slug) => slug.startsWith("driftwood"));
    expect(await slugs()).toEqual([
      "blue-mug",
      "blue-mug-2",
      "cafe",
      "cafe-2",
      cut,
      expect.stringMatching(/-2$/),
    ]);
    expect(notes).toContainEqual({
      file: "import.csv",
      line: 3,
      reason: "the address 'blue-mug' is taken: this product is at 'blue-mug-2'",
    });
  });

  test("keep their addresses when they are imported again", async () => {
    await importText(text);
    const before = await slugs();
    const { products: again, variations } = await importText(text);
    expect([again.changed, variations.changed]).toEqual([0, 0]);
    expect(await slugs()).toEqual(before);
  });

  test("the address of a product whose row is refused is not given to another", async () => {
    const simple = ["Title", "Default Title"];
    await importText(
      header + [row("table", "Table", ...simple, "T"), row("lamp", "Lamp", ...simple, "L")].join("\n"),
    );
    const family = [row("table", "Table", "Size", "Small", "L"), row("table", "", "", "Large", "T-2")];
    const { refused } = await importText(
      header + [...family, row("lamp", "Lamp", ...simple, "L-2")].join("\n"),
    );
    expect(refused.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        "slug 'table' is already the address of product 'T'",
        "slug 'lamp' is already the address of product 'L'",
      ]),
    );
    expect((await bySku()).get("L")?.slug).toBe("lamp");
  });

  test("files of any handles, SKUs and options go in without an error of the database", async () => {
    const word = fc.constantFrom(
      "blue-mug",
      "blue_mug",
      "Blue Mug",
      "blüe",
      "account",
      `${long}a`,
      `${long}b`,
      "ﬁ",
    );
    const line = fc.tuple(word, fc.constantFrom("One", "Two", ""), fc.constantFrom("", "Size"), word, word);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
        await importText(header + lines.map((cells) => row(...cells)).join("\n"));
      }),
      { numRuns: runs(4, 40) },
    );
  });
});

test("our own columns are understood by their header", async () => {
  const summary = await importText("sku,name,price,description\nA,Apple,1.20,<b onclick=x>Red</b>\n");
  expect(summary.products.added).toBe(1);
  expect((await bySku()).get("A")).toMatchObject({ description: "<b>Red</b>" });
  expect(await database.db.select().from(offers)).toMatchObject([{ priceMinor: 120 }]);
});

test.each([
  ["id,title\n1,x\n", "is no product file of Shopify"],
  ["", "is empty"],
  ["sku,sku\n", "column 'sku' is listed twice"],
  ['Handle,Title\n"open,x\n', "is not CSV"],
])("a file like %o is refused whole", async (text, message) => {
  await expect(importText(text)).rejects.toThrow(message);
});
