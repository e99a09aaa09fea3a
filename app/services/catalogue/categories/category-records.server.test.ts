import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { categories, productCategories } from "~/tables/catalogue/catalogue";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { hearChanges } from "../../shops/records/hear-changes-fixture.server";
import { readRecord } from "../../shops/records/read-record.server";
import { resolveSlug } from "../addresses/resolve-slug.server";
import { addCategory, addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { addShop } from "../products/seller-fixture.server";
import { categoryRecords } from "./category-records.server";
import { readCategories } from "./write-category.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const write = (slug: string, typed: object = {}) =>
  changeRecord(ctx, categoryRecords, { name: slug, typed: { name: slug.toUpperCase(), ...typed } });
const remove = (name: string) => changeRecord(ctx, categoryRecords, { name, typed: null });

async function pathOf(slug: string) {
  const isIt = and(eq(categories.tenantId, ctx.tenant.id), eq(categories.slug, slug));
  const [row] = await database.db.select().from(categories).where(isIt);
  return row?.path;
}

it("makes a category that is found at its address, with the defaults of what is left out", async () => {
  await write("mugs");
  expect([
    (await resolveSlug(ctx, "mugs")).kind,
    (await readRecord(ctx, categoryRecords, "mugs")).record,
  ]).toMatchObject(["category", { display_option: "horizontal", is_active: true, position: 1_000_000 }]);
});

it("puts a new category behind those that are there", async () => {
  await write("mugs", { position: 5 });
  await write("sale");
  expect((await readCategories(ctx)).map(({ written }) => written.slug)).toEqual(["mugs", "sale"]);
});

it("leads from the old slug to the new one, and takes along what lies below", async () => {
  await write("mugs");
  await write("travel", { parent: "mugs" });
  await write("steel", { parent: "travel" });
  await write("mugs", { slug: "cups" });
  expect([await resolveSlug(ctx, "mugs"), await pathOf("steel")]).toEqual([
    { kind: "redirect", slug: "cups" },
    "cups/travel/steel",
  ]);
});

it("moves a category below another one", async () => {
  for (const slug of ["mugs", "sale"]) await write(slug);
  await write("mugs", { parent: "sale" });
  expect(await pathOf("mugs")).toBe("sale/mugs");
});

it("gives a product another primary category when its own is removed", async () => {
  const [mugs, gifts] = [await addCategory(ctx, "mugs"), await addCategory(ctx, "gifts")];
  const productId = await addProduct(ctx, "MUG", { in: mugs });
  const also = { tenantId: ctx.tenant.id, categoryId: gifts.id, productId, isPrimary: false };
  await byTest(database.db, (db) => db.insert(productCategories).values(also));
  await remove("mugs");
  const left = await database.db
    .select({ categoryId: productCategories.categoryId, isPrimary: productCategories.isPrimary })
    .from(productCategories)
    .where(and(eq(productCategories.tenantId, ctx.tenant.id), eq(productCategories.productId, productId)));
  expect(left).toEqual([{ categoryId: gifts.id, isPrimary: true }]);
});

it("shows other words on the category's pages alone", async () => {
  const { id } = await addCategory(ctx, "mugs");
  const { record } = await readRecord(ctx, categoryRecords, "mugs");
  const told = await heard(() => write("mugs", { ...record, description: "For tea" }));
  expect(told).toEqual([["catalogue", `category:${id}`]]);
});

it("shows another place among the others in the whole shop", async () => {
  await write("mugs");
  expect(await heard(() => write("mugs", { position: 3 }))).toEqual([["shop"]]);
});

describe("refuses", () => {
  beforeEach(async () => {
    await write("mugs");
    await write("travel", { parent: "mugs" });
    await addProduct(ctx, "TEA");
  });

  it.each([
    ["a parent that lies below it", () => write("mugs", { parent: "travel" }), "unknown or below itself"],
    ["itself as its parent", () => write("mugs", { parent: "mugs" }), "unknown or below itself"],
    ["a parent that is not there", () => write("mugs", { parent: "cups" }), "unknown or below itself"],
    [
      "the slug of another one",
      () => write("mugs", { slug: "travel" }),
      "is already the address of a category",
    ],
    ["the slug of a product", () => write("mugs", { slug: "tea" }), "is already the address of a product"],
    ["the name of a picture's file", () => write("mugs", { image: "mugs.webp" }), "image: Use the address"],
    ["to go while others lie below it", () => remove("mugs"), "Categories lie below 'mugs' (travel)"],
  ])("%s", async (_, change, message) => {
    await expect(change()).rejects.toThrow(message);
  });
});

it("is the same for all shops of the business, under one version", async () => {
  const { version } = await write("mugs");
  const other = await addShop(ctx, { type: "marketplace" });
  const change = { name: "mugs", typed: { name: "Cups" }, expectedVersion: version };
  await changeRecord(other, categoryRecords, change);
  await expect(changeRecord(ctx, categoryRecords, change)).rejects.toMatchObject({ status: 409 });
});
