import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { templates, widgetContents } from "~/tables/content/content";
import { shopDomains, shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { listShops } from "../list-shops.server";
import { createShop, type NewShop } from "./create-shop.server";

const starter = fileURLToPath(new URL("../../../cli/starter-shop", import.meta.url));
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
beforeEach(async () => {
  await byTest(database.db, (db) => db.delete(tenants));
});

const create = (wanted: NewShop) => {
  const base = {
    db: database.productDb,
    now: () => new Date(0),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  return createShop(base, starter, wanted);
};

test("a new shop can deliver, be paid and show its pages", async () => {
  const { notes } = await create({ code: "acme", domain: "Acme.localhost", email: "hi@acme.example" });
  const [shop] = await database.db.select().from(shops);
  expect(shop).toMatchObject({ code: "acme", name: "Acme", type: "essential", frontendStatus: true });
  expect(shop?.settings.shipping_methods.map(({ type }) => type)).toEqual(["free_above"]);
  expect(shop?.settings.payment.offline.map(({ code }) => code)).toEqual([
    "bank_transfer",
    "cash_on_delivery",
  ]);
  expect(notes.map(({ reason }) => reason)).toEqual([
    expect.stringContaining("'Bank transfer' is not offered yet: enter holder, bank and iban"),
  ]);
  expect(await database.db.select({ domain: shopDomains.domain }).from(shopDomains)).toEqual([
    { domain: "acme.localhost" },
  ]);
  const names = (await database.db.select().from(templates)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Homepage", "404 Page", "Header", "Footer"]));
});

test("it takes the name it is given", async () => {
  await create({ code: "acme", domain: "acme.localhost", name: "Acme & Sons" });
  const [shop] = await database.db.select().from(shops);
  expect([shop?.name, shop?.settings.general.app.name]).toEqual(["Acme & Sons", "Acme & Sons"]);
});

test("its home page begins with its name and tagline", async () => {
  await create({ code: "acme", domain: "acme.localhost", name: "Acme & Sons", tagline: "Made to last" });
  const [hero] = await database.db
    .select({ content: widgetContents.content })
    .from(widgetContents)
    .where(eq(widgetContents.attributeName, "home-hero"));
  expect(hero?.content.items).toMatchObject([
    { title: { value: "Acme & Sons" }, description: { value: "Made to last" } },
  ]);
  const [shop] = await database.db.select().from(shops);
  expect(shop?.settings.general.tagline).toBe("Made to last");
});

test("without an email it has the usual one of its domain, and the owner hears of it", async () => {
  const { notes } = await create({ code: "acme", domain: "acme.example" });
  const [shop] = await database.db.select().from(shops);
  expect(shop?.settings.general.email).toBe("hello@acme.example");
  expect(notes.at(-1)?.reason).toContain("settings.general.email is hello@acme.example");
});

test.each([
  [{ code: "acme", domain: "other.localhost" }, "there already is a shop 'acme'"],
  [{ code: "other", domain: "acme.localhost" }, "the domain acme.localhost already leads to another shop"],
  [{ code: "x", domain: "x.localhost", email: "hello" }, "--email: Use an email address"],
  [{ code: "../x", domain: "x.localhost" }, "--code: Use lower-case letters"],
  [{ code: "x", domain: "http://x" }, "--domain: Use a domain name"],
])("%o is refused", async (wanted, message) => {
  await create({ code: "acme", domain: "acme.localhost" });
  await expect(create(wanted)).rejects.toThrow(message);
  expect((await listShops({ db: database.productDb })).map(({ code }) => code)).toEqual(["acme"]);
});
