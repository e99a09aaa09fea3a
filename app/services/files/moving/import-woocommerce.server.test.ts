import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { categories, products } from "~/tables/catalogue/catalogue";
import { offers } from "~/tables/catalogue/offers";
import { shops } from "~/tables/shops/shops";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { listSales } from "../../catalogue/prices/list-sales.server";
import { listRedirects } from "../../content/redirects/list-redirects.server";
import { removeRedirect } from "../../content/redirects/remove-redirect.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import type { ShopFilesContext } from "../files-context.server";
import { importFile as importMoved } from "../import-file.server";
import { createShop } from "../seed/create-shop.server";
import { importProducts } from "./import-products.server";

const starter = fileURLToPath(new URL("../../../cli/starter-shop", import.meta.url));

/** One of each type, separated as spreadsheets of many countries save it. */
const file = `\uFEFFID;Type;SKU;Name;Published;Catalog visibility;Description;Tax status;In stock?;Stock;Backorders allowed?;Weight (kg);Sale price;Regular price;Categories;Tags;Images;Parent;Grouped products;External URL;Attribute 1 name;Attribute 1 value(s)
12;simple;MUG;Tide mug;1;visible;<p>Blue<script>alert(1)</script></p>;taxable;1;5.0;0;0,35;20,00;24,00;Home > Mugs;sea;https://old.example/mug.jpg;;;;;
13;variable;THROW;Throw;1;visible;;taxable;1;;0;;;;Home > Throws;;;;;;Color;Navy, Sand
14;variation;THROW-N;Throw - Navy;1;visible;;taxable;1;2;1;;;50;;;;THROW;;;Color;Navy
15;variation;;Throw - Sand;1;visible;;taxable;0;;0;;;52;;;;id:13;;;Color;Sand
16;grouped;SET;Set for two;1;visible;;taxable;1;;0;;;;Home;;;;MUG, THROW;;;
17;external;PRINT;Print;1;visible;;taxable;1;;0;;;9;Home;;;;;https://prints.example/1;;
18;simple, virtual;HELP;Account;1;hidden;;none;1;;0;;;30;;;;;;;;
19;simple;BAD;Bad;1;visible;;taxable;1;;0;;;cheap;;;;;;;;
`;

let database: TestDatabase;
let disk: TestFolder;
let ctx: ShopFilesContext;

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  await writeFiles(disk.path, { "woo.csv": file });
  const base = {
    db: database.productDb,
    now: () => new Date("2026-05-10T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  await createShop(base, starter, { code: "acme", domain: "acme.localhost" });
  const shop = await readShop(database.db, eq(shops.code, "acme"));
  if (!shop) throw new Error("the shop is not there");
  ctx = { ...base, tenant: shop.tenant, shop };
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

const importFile = () =>
  importProducts(ctx, { file: join(disk.path, "woo.csv"), imagesFolder: null }, () => {});

test("a WooCommerce file becomes products, and again changes nothing", async () => {
  const first = await importFile();
  expect(first.refused).toEqual([
    { file: "woo.csv", line: 9, reason: "price 'cheap' is not an amount such as 24.00" },
  ]);
  expect(first.notes.map(({ line }) => line)).toContain(7);
  expect(first).toMatchObject({ products: { added: 5 }, variations: { added: 2 } });
  const again = await importFile();
  expect(again).toMatchObject({ products: { added: 0, changed: 0 }, variations: { added: 0, changed: 0 } });
  expect(again.others).toMatchObject({ added: 0, changed: 0 });
  const rows = await database.db
    .select({
      sku: products.sku,
      classCode: products.classCode,
      slug: products.slug,
      priceMinor: offers.priceMinor,
      finalPriceMinor: offers.finalPriceMinor,
      isVisible: offers.isVisible,
    })
    .from(products)
    .leftJoin(offers, eq(offers.productId, products.id))
    .orderBy(asc(products.sku));
  expect(rows).toMatchObject([
    { sku: "HELP", classCode: "simple", slug: "account-2", priceMinor: 3000, isVisible: false },
    { sku: "MUG", classCode: "simple", slug: "tide-mug", priceMinor: 2400, finalPriceMinor: 2000 },
    { sku: "PRINT", classCode: "simple", slug: "print" },
    { sku: "SET", classCode: "grouped", slug: "set-for-two" },
    { sku: "THROW", classCode: "variable_product", slug: "throw" },
    { sku: "THROW-N", classCode: "simple", slug: null, priceMinor: 5000 },
    { sku: "woo-15", classCode: "simple", slug: null, priceMinor: 5200 },
  ]);
  const tree = await database.db.select().from(categories).orderBy(asc(categories.position));
  expect(tree.map(({ slug }) => slug)).toEqual(["home", "mugs", "throws"]);
  const [mug] = await database.db.select().from(products).where(eq(products.sku, "MUG"));
  expect(mug).toMatchObject({ description: "<p>Blue</p>", weightG: 350, attributes: { tag: ["Sea"] } });
});

test("redirects of a file are added to those there are, ours or Shopify's", async () => {
  await importFile();
  await writeFiles(disk.path, {
    "redirects.csv": "Redirect from,Redirect to\n/old,/tide-mug\n/out,//evil.example\n/x,/y,z\n",
  });
  const request = { file: join(disk.path, "redirects.csv"), imagesFolder: null };
  expect(await importMoved(ctx, request, () => {})).toMatchObject({
    counts: [{ what: "Redirects", counts: { added: 1, changed: 0, unchanged: 0, removed: 0 } }],
    refused: [
      { file: "redirects.csv", line: 3, reason: "'//evil.example' is no address within the shop" },
      { file: "redirects.csv", line: 4, reason: "has 3 cells, the header 2" },
    ],
  });
  const moved = await listRedirects(ctx);
  expect(moved.length).toBe(6);
  await inTransaction(ctx, (inner) => removeRedirect(inner, "/old"));
});

test("the shortest old addresses lead to the products", async () => {
  await importFile();
  expect((await listRedirects(ctx)).map(({ from, to }) => [from, to])).toEqual([
    ["/?p=12", "/tide-mug"],
    ["/?p=13", "/throw"],
    ["/?p=16", "/set-for-two"],
    ["/?p=17", "/print"],
    ["/?p=18", "/account-2"],
  ]);
  expect(await database.db.$count(products, isNull(products.parentId))).toBe(5);
});

test("a sale price with dates is a planned sale, once", async () => {
  const rows = [
    "SKU,Type,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends",
    "LAMP,simple,Lamp,1,24,20,2026-01-01,2030-12-31",
    "DESK,simple,Desk,1,24,30,2026-01-01,2030-12-31",
  ];
  await writeFiles(disk.path, { "sales.csv": rows.join("\n") });
  const bring = () =>
    importProducts(ctx, { file: join(disk.path, "sales.csv"), imagesFolder: null }, () => {});
  const { notes } = await bring();
  await bring();
  expect((await listSales(ctx)).map(({ name, from, to }) => [name, from, to])).toEqual([
    ["LAMP at the earlier shop", "2026-01-01 00:00", "2031-01-01 00:00"],
  ]);
  expect(notes.map(({ line, reason }) => [line, reason])).toContainEqual([
    3,
    "its sale price was not planned: No product that is meant would cost less.",
  ]);
});
