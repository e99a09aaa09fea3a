import { beforeAll, describe, expect, it } from "vitest";
import { parseSort, type Sort } from "~/models/shops/pages/sort";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addCategory, addProduct, addVariable, openTestShop, testCustomer } from "./catalogue-fixture.server";
import { listCategoryProducts } from "./list-category-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let root: { id: number; path: string };
let leaf: { id: number; path: string };

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  root = await addCategory(ctx, "kitchen");
  const middle = await addCategory(ctx, "cups", root);
  leaf = await addCategory(ctx, "mugs", middle);
  await addCategory(ctx, "kitchen-garden");
  await addProduct(ctx, "PAN", { in: root, priceMinor: 3000, salesRank: 5 });
  await addProduct(ctx, "MUG", { in: leaf, priceMinor: 1200, name: "a mug" });
  await addProduct(ctx, "GONE", { in: root, status: "archived" });
  await addProduct(ctx, "SECRET", { in: root, isVisible: false });
  await addProduct(ctx, "QUIET", { in: root, priceMinor: 2000, hidePrice: true });
  await addVariable(ctx, "TEE", { Navy: { priceMinor: 2500 }, Sand: { priceMinor: 1500 } }, { in: leaf });
});

const list = (
  over: {
    categoryId?: number;
    sort?: string;
    page?: number;
    limit?: number;
    visitor?: typeof anonymousVisitor;
  } = {},
) =>
  listCategoryProducts(ctx, over.visitor ?? anonymousVisitor, {
    categoryId: over.categoryId ?? root.id,
    sort: parseSort(over.sort ?? "id-asc") as Sort,
    page: over.page ?? 1,
    limit: over.limit ?? 24,
  });
const skus = async (over?: Parameters<typeof list>[0]) => (await list(over)).products.map((card) => card.sku);

describe("a category lists", () => {
  it("its own products and those of every category beneath it, once each", async () => {
    expect(await skus()).toEqual(["PAN", "MUG", "QUIET", "TEE"]);
  });

  it("nothing of a category whose path only begins alike", async () => {
    await addProduct(ctx, "SPADE", { in: await addCategory(ctx, "kitchen-tools") });
    expect(await skus()).not.toContain("SPADE");
  });

  it("a page at a time, with the number of all", async () => {
    const second = await list({ page: 2, limit: 3 });
    expect([second.products.length, second.itemTotal]).toEqual([1, 4]);
  });

  it("nothing on a page behind the last", async () => {
    expect(await list({ page: 3, limit: 3 })).toMatchObject({ products: [], itemTotal: 0 });
  });

  it.each([
    ["name-asc", ["MUG", "PAN", "QUIET", "TEE"]],
    ["bestseller-desc", ["PAN", "TEE", "QUIET", "MUG"]],
  ])("by %s", async (sort, expected) => {
    expect(await skus({ sort })).toEqual(expected);
  });

  it("nothing of another shop's category", async () => {
    const other = await openTestShop(database.db);
    const page = await listCategoryProducts(other, anonymousVisitor, {
      categoryId: root.id,
      sort: { field: "id", direction: "desc" },
      page: 1,
      limit: 24,
    });
    expect(page.products).toEqual([]);
  });

  it("tags for the products and their variations", async () => {
    const page = await list({ categoryId: leaf.id });
    expect(page.tags).toHaveLength(4);
  });
});

describe("a card", () => {
  it("of a variable product starts at its cheapest variation", async () => {
    const tee = (await list()).products.find((card) => card.sku === "TEE");
    expect(tee).toMatchObject({ action: "options", price: { priceMinor: 1500, isStartingAt: true } });
  });

  it("of a product with a hidden price holds no amount", async () => {
    const quiet = (await list()).products.find((card) => card.sku === "QUIET");
    expect(quiet?.price).toEqual({ kind: "in-cart" });
  });

  it("shows a customer the price of the group", async () => {
    await addProduct(ctx, "JAR", {
      in: leaf,
      levels: [
        { minQty: 1, priceMinor: 700, customerGroups: ["wholesale"] },
        { minQty: 2, priceMinor: 100 },
      ],
    });
    const visitor = { ...anonymousVisitor, customer: testCustomer({ group: "wholesale" }) };
    const jar = (await list({ visitor })).products.find((card) => card.sku === "JAR");
    expect(jar?.price).toMatchObject({ priceMinor: 700, wasMinor: 1000 });
  });
});

it("a shop that keeps its prices gives a stranger none of them", async () => {
  const shy = await openTestShop(database.db, {
    modules: { sociallogins: { hide_price_for_anonymous: true } },
  });
  const category = await addCategory(shy, "all");
  await addProduct(shy, "PAN", { in: category, priceMinor: 98765 });
  const page = await listCategoryProducts(shy, anonymousVisitor, {
    categoryId: category.id,
    sort: { field: "id", direction: "desc" },
    page: 1,
    limit: 24,
  });
  expect(JSON.stringify(page)).not.toContain("98765");
});
