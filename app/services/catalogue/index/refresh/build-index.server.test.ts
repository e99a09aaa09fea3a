import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { noFilters, withKeys } from "~/models/catalogue/filters/applied-filters";
import { parseSort, type Sort } from "~/models/shops/pages/sort";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { productCategories, products } from "~/tables/catalogue/catalogue";
import { priceLevels } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import {
  addCategory,
  addProduct,
  addVariable,
  changeOffer,
  openTestShop,
} from "../../products/catalogue-fixture.server";
import { listCategoryProducts } from "../../products/list-category-products.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { queryCategory } from "../query/index-fixture.server";
import { buildIndex } from "./build-index.server";
import { refreshCategories } from "./refresh-categories.server";
import { refreshProducts } from "./refresh-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let home: { id: number; path: string };
let mugs: { id: number; path: string };
let index: CatalogueIndex;
const ids: Record<string, number> = {};

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  home = await addCategory(ctx, "home");
  mugs = await addCategory(ctx, "mugs", home);
  ids.pan = await addProduct(ctx, "PAN", {
    in: home,
    priceMinor: 3000,
    salesRank: 5,
    brand: "Fell",
    name: "pan",
  });
  ids.mug = await addProduct(ctx, "MUG", {
    in: mugs,
    priceMinor: 1200,
    attributes: { material: ["Clay", "Glass|Steel"] },
    levels: [
      { minQty: 1, priceMinor: 900 },
      { minQty: 1, priceMinor: 1, customerGroups: ["staff"] },
    ],
  });
  ids.quiet = await addProduct(ctx, "QUIET", { in: home, priceMinor: 2000, hidePrice: true });
  await addProduct(ctx, "GONE", { in: home, status: "archived", attributes: { material: ["Lead"] } });
  ids.tee = await addVariable(
    ctx,
    "TEE",
    { Navy: { priceMinor: 2500, attributes: { color: ["Blue"] } }, Sand: { priceMinor: 1500 } },
    { in: mugs, attributes: { material: ["Cotton"] } },
  );
  index = await buildIndex(ctx);
});

const ask = (
  of: CatalogueIndex,
  { values = {}, sort = "id-asc" }: { values?: Record<string, string[]>; sort?: string } = {},
  category = home,
) => {
  const chosen = Object.entries(values);
  return queryCategory(of, category.id, {
    filters: chosen.reduce((filters, [code, keys]) => withKeys(filters, code, keys), noFilters),
    sort: parseSort(sort) as Sort,
  });
};
const countsOf = (of: CatalogueIndex, code: string, values: Record<string, string[]> = {}, category = home) =>
  Object.fromEntries(
    (ask(of, { values }, category).facets.find((facet) => facet.code === code)?.buckets ?? []).map(
      ({ key, docCount }) => [key, docCount],
    ),
  );

describe("an index offers", () => {
  it("the attributes and options found, besides categories, brand, price and rating", () => {
    expect(index.groups.map(({ code }) => code).sort()).toEqual(
      ["brand", "category", "color", "material", "price", "review_avg_rating"].sort(),
    );
  });
  it("options with the shop's own labels", async () => {
    const own = await openTestShop(database.db);
    const optionAxes = [{ label: "RAM size", display: "button" as const, values: [{ value: "8 GB" }] }];
    await addVariable(own, "PC", { Small: { optionValues: { "RAM size": "8 GB" } } }, { optionAxes });
    const { groups } = await buildIndex(own);
    expect(groups.find(({ code }) => code === "ram_size")?.label).toBe("RAM size");
  });
  it("only the shop's configured groups, in its order", async () => {
    const filters = [{ code: "price" }, { code: "color", label: "Colour" }];
    const own = await openTestShop(database.db, { catalogue: { filters } });
    expect((await buildIndex(own)).groups.map(({ code, label }) => [code, label])).toEqual([
      ["price", "Price"],
      ["color", "Colour"],
    ]);
  });
  it("a variation's own values, its option's, and those inherited from its product", () => {
    expect(countsOf(index, "color")).toEqual({ Blue: 1, Sand: 1 });
    expect(countsOf(index, "material", { color: ["Blue"] })).toEqual({ Cotton: 1 });
  });
  it("a value with the separator under a key without it", () => {
    expect(countsOf(index, "material")).toEqual({ Clay: 1, "Glass/Steel": 1, Cotton: 1 });
  });
  it("general prices, lowest to highest, without hidden ones", () => {
    expect(ask(index).facets.find(({ code }) => code === "price")).toMatchObject({ min: 900, max: 3000 });
  });
});

it("an index orders rows by category, variations beside their products", async () => {
  const own = await openTestShop(database.db);
  const [bath, attic] = [await addCategory(own, "bath"), await addCategory(own, "attic")];
  const towel = await addProduct(own, "TOWEL", { in: bath });
  const soap = await addVariable(own, "SOAP", { One: {}, Two: {} }, { in: bath });
  const chest = await addVariable(own, "CHEST", { One: {} }, { in: attic });
  const built = await buildIndex(own);
  expect([chest, towel, soap].map((id) => built.rowIdOf(id))).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((rowId) => built.variationsOf(rowId))).toEqual([[0], [], [1, 2]]);
});

describe("an index sorts as the database does:", () => {
  it.each([
    "id-asc",
    "id-desc",
    "name-asc",
    "name-desc",
    "newest-desc",
    "bestseller-desc",
    "bestseller-asc",
    "featured-desc",
  ])("%s", async (sort) => {
    const part = { categoryId: home.id, sort: parseSort(sort) as Sort, page: 1, limit: 24 };
    const listed = await listCategoryProducts(ctx, anonymousVisitor, part);
    expect(ask(index, { sort }).ids).toEqual(listed.products.map(({ id }) => id));
  });
  it("a product with variations by its cheapest one", () => {
    expect(ask(index, { sort: "price-asc" }).ids).toEqual([ids.mug, ids.tee, ids.pan, ids.quiet]);
  });
});

describe("a listing under a filter", () => {
  it("shows the matching variation", async () => {
    const sku = "TEE-NAVY";
    const [navy] = await database.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.sku, sku)));
    expect(ask(index, { values: { color: ["Blue"] } })).toMatchObject({
      ids: [ids.tee],
      variationIds: [navy?.id],
    });
  });
  it("shows the product itself if all its variations match", () => {
    expect(ask(index, { values: { material: ["Cotton"] } })).toMatchObject({
      ids: [ids.tee],
      variationIds: [null],
    });
  });
});

describe("an updated index gives the same results as a new one after", () => {
  const sorts = ["id-asc", "name-asc", "price-desc", "newest-desc", "bestseller-asc", "featured-desc"];
  const answers = (of: CatalogueIndex) => [
    ...sorts.map((sort) => ask(of, { sort })),
    ...Object.entries({ color: ["Blue"], material: ["Clay", "Cotton"], category: ["mugs"] }).map(
      ([code, keys]) => ask(of, { values: { [code]: keys } }),
    ),
  ];
  const where = (id: number | undefined) =>
    and(eq(products.tenantId, ctx.tenant.id), eq(products.id, id ?? 0));
  const expectSame = async () => expect(answers(index)).toEqual(answers(await buildIndex(ctx)));

  it("a price, a name and an attribute", async () => {
    await byTest(database.db, (db) =>
      db
        .update(products)
        .set({ name: "Zinc pan", attributes: { material: ["Zinc"] } })
        .where(where(ids.pan)),
    );
    await changeOffer(ctx, ids.pan ?? 0, { finalPriceMinor: 100 });
    const { categoryIds } = await refreshProducts(ctx, index, [ids.pan ?? 0]);
    expect([...categoryIds]).toEqual([home.id]);
    await expectSame();
  });
  it("a price level", async () => {
    const offer = { tenantId: ctx.tenant.id, sellerId: ctx.shop.sellerId, productId: ids.pan ?? 0 };
    await byTest(database.db, (db) => db.insert(priceLevels).values({ ...offer, minQty: 1, priceMinor: 50 }));
    await refreshProducts(ctx, index, [ids.pan ?? 0]);
    await expectSame();
  });
  it("an added variation, announced by its own id", async () => {
    const sku = "TEE-RED";
    const id = await addProduct(ctx, sku, {
      parentId: ids.tee ?? 0,
      optionValues: { Color: "Red" },
      priceMinor: 700,
      position: 5,
    });
    await refreshProducts(ctx, index, [id]);
    expect(countsOf(index, "color")).toEqual({ Blue: 1, Sand: 1, Red: 1 });
    await expectSame();
  });
  it("an added product, alphabetically between others, in two categories", async () => {
    const id = await addProduct(ctx, "NEW", { in: mugs, name: "Middle", attributes: { material: ["Clay"] } });
    await database.db
      .insert(productCategories)
      .values({ tenantId: ctx.tenant.id, categoryId: home.id, productId: id });
    const { categoryIds } = await refreshProducts(ctx, index, [id]);
    expect([...categoryIds].sort()).toEqual([home.id, mugs.id].sort());
    await expectSame();
  });
  it("an archived product", async () => {
    await byTest(database.db, (db) => db.update(products).set({ status: "archived" }).where(where(ids.mug)));
    await refreshProducts(ctx, index, [ids.mug ?? 0]);
    await expectSame();
  });
  it("a deleted product", async () => {
    await byTest(database.db, (db) => db.delete(products).where(where(ids.quiet)));
    await refreshProducts(ctx, index, [ids.quiet ?? 0]);
    await expectSame();
  });
  it("an added category with products", async () => {
    const cups = await addCategory(ctx, "cups", home);
    await database.db
      .insert(productCategories)
      .values({ tenantId: ctx.tenant.id, categoryId: cups.id, productId: ids.pan ?? 0 });
    const affected = await refreshCategories(ctx, index, [cups.id]);
    expect([...affected].sort()).toEqual([home.id, cups.id].sort());
    await expectSame();
  });
  it("another shop's changes are ignored, whatever ids are announced", async () => {
    const other = await openTestShop(database.db);
    const theirs = await addProduct(other, "THEIRS", { in: await addCategory(other, "elsewhere") });
    await refreshProducts(ctx, index, [theirs]);
    expect(index.rowIdOf(theirs)).toBeUndefined();
    await expectSame();
  });
  it("no page is purged if nothing shown in a listing changed", async () => {
    await byTest(database.db, (db) =>
      db.update(products).set({ description: "More words" }).where(where(ids.pan)),
    );
    expect((await refreshProducts(ctx, index, [ids.pan ?? 0])).categoryIds.size).toBe(0);
  });
});
