import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { auditLog } from "~/tables/shops/audit";
import { shops } from "~/tables/shops/shops";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { applyShopFolder } from "../../files/apply/apply-shop-folder.server";
import { readShopFolder } from "../../files/apply/read-shop-folder.server";
import type { ShopFilesContext } from "../../files/files-context.server";
import { importProducts } from "../../files/moving/import-products.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { readShop } from "../directory/shop-directory.server";
import { testBox } from "../secrets/secrets-fixture.server";
import { testActing } from "./actor-fixture.server";

const actor = { kind: "command-line", command: "test" };
let database: TestDatabase;
let disk: TestFolder;
beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

const base = () => ({
  db: database.db,
  now: () => new Date(),
  log: createLog({ write: () => {} }),
  actor: testActing,
  handlers: areaHandlers,
  box: testBox,
  fileStore: createDiskStore(join(disk.path, "var")),
});
const apply = async (changes: Record<string, unknown>) => {
  const folder = await makeFolder();
  await writeFiles(folder.path, await smallShop(changes));
  await applyShopFolder(base(), await readShopFolder(folder.path), () => {});
  await folder.remove();
};
const openCorner = async (): Promise<ShopFilesContext> => {
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("the shop is not there");
  return { ...base(), tenant: shop.tenant, shop };
};
/** The audit rows of a change. */
const rowsAfter = async (change: () => Promise<unknown>) => {
  await database.db.delete(auditLog);
  await change();
  const { tenant } = await openCorner();
  const rows = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.tenantId, tenant.id))
    .orderBy(auditLog.id);
  return rows.map(({ at: _at, id: _id, tenantId: _tenant, shopId: _shop, sellerId: _seller, ...row }) => row);
};
const fileWith = async (name: string, change: (text: string) => string) => {
  const text = String((await smallShop())[name]);
  if (change(text) === text) throw new Error(`nothing changed in ${name}`);
  return { [name]: change(text) };
};
const shopJson = (over: Record<string, unknown>) => ({
  "shop.json": { code: "corner", name: "Corner", domains: ["corner.localhost"], settings: {}, ...over },
});
const productsWith = (from: string, to: string) => () =>
  fileWith("products.csv", (text) => text.replace(from, to));

beforeEach(() => apply({}));

it("an apply without changes leaves no rows", async () => {
  expect(await rowsAfter(() => apply({}))).toEqual([]);
});

type Change = {
  files: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  subject: string;
  before?: object;
  after?: object;
};

/** A change of each kind that files can make, with its audit row. */
const changes: Record<string, Change> = {
  "a price": {
    files: productsWith("24,19.5", "26,19.5"),
    subject: "offers",
    before: { price_minor: 2400 },
    after: { price_minor: 2600 },
  },
  "the price of a quantity": {
    files: productsWith(",10,3:18,", ",10,3:17,"),
    subject: "price_levels",
    after: { price_minor: 1700 },
  },
  stock: {
    files: productsWith(",10,3:18", ",8,3:18"),
    subject: "stock_items",
    before: { on_hand: 10 },
    after: { on_hand: 8 },
  },
  "a product's name": {
    files: productsWith("MUG,Mug", "MUG,Cup"),
    subject: "products",
    before: { name: "Mug" },
    after: { name: "Cup" },
  },
  "a product that is new": {
    files: () => fileWith("products.csv", (text) => `${text}\nBOWL,Bowl,,,9,,kitchen,,,,1,,`),
    subject: "products",
    after: { sku: "BOWL", name: "Bowl" },
  },
  "a product that is gone": {
    files: productsWith("SET,Tea set,grouped,,,,kitchen,,,MUG|POT,,,", ""),
    subject: "products",
    before: { status: "active" },
    after: { status: "archived" },
  },
  "a category": {
    files: async () => {
      const [kitchen, mugs] = (await smallShop())["categories.json"] as object[];
      return { "categories.json": [{ ...kitchen, description: "Pots" }, mugs] };
    },
    subject: "categories",
    after: { description: "Pots" },
  },
  "the shop": {
    files: () => shopJson({ name: "The corner" }),
    subject: "shops",
    before: { name: "Corner" },
    after: { name: "The corner" },
  },
  "a domain": {
    files: () => shopJson({ domains: ["corner.localhost", "shop.example"] }),
    subject: "shop_domains",
    after: { domain: "shop.example" },
  },
  "a module of settings": {
    files: () => shopJson({ settings: { catalogue: { pageSize: 12 } } }),
    subject: "settings",
    before: { catalogue: expect.objectContaining({ pageSize: 24 }) },
    after: { catalogue: expect.objectContaining({ pageSize: 12 }) },
  },
  "a secret": {
    files: () => ({ "secrets.json": { "recaptcha.secret_key": "hush" } }),
    subject: "shop_secrets",
    after: { key_id: expect.any(String) },
  },
  "a template": {
    files: () => fileWith("templates/about.html", (text) => text.replace("Us", "We")),
    subject: "templates",
    before: { render_html: "<p>Us</p>" },
    after: { render_html: "<p>We</p>" },
  },
  "a widget's content": {
    files: () => ({ "widgets/home.json": {} }),
    subject: "widget_contents",
    before: {},
  },
  "a menu": {
    files: () => ({ "menus/main.json": { id: "main", name: "Main", items: [] } }),
    subject: "menus",
    after: { items: [] },
  },
};

describe("a folder that changes", () => {
  it.each(Object.entries(changes))("%s leaves a row with actor, old and new values", async (_, change) => {
    const { files, subject, before, after } = change;
    const changed = await files();
    const rows = await rowsAfter(() => apply(changed));
    expect(rows).toContainEqual(
      expect.objectContaining({
        actor,
        subject,
        ...(before ? { before: expect.objectContaining(before) } : {}),
        ...(after ? { after: expect.objectContaining(after) } : {}),
      }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/hush|sealed/);
  });
});

it("an import that changes a price leaves a row too", async () => {
  const file = join(disk.path, "prices.csv");
  await writeFiles(disk.path, {
    "prices.csv": "sku,name,price,final_price,categories,qty\nMUG,Mug,29,19.5,mugs,10",
  });
  const rows = await rowsAfter(async () =>
    importProducts(await openCorner(), { file, imagesFolder: null }, () => {}),
  );
  expect(rows.filter(({ subject }) => subject === "offers")).toMatchObject([
    { actor, before: { price_minor: 2400 }, after: { price_minor: 2900 } },
  ]);
});
