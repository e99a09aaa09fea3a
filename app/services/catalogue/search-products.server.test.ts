import { afterAll, beforeAll, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import type { ShopContext } from "../shop-context.server";
import { addProduct, addVariable, openTestShop } from "./catalogue-fixture.server";
import { searchProducts } from "./search-products.server";

let database: TestDatabase;
let ctx: ShopContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openTestShop(database.db);
  await addProduct(ctx, "AB-100", { name: "Stoneware mug", brand: "Tidewell" });
  await addProduct(ctx, "AB-200", { name: "Enamel mugs, set of two", salesRank: 9 });
  await addProduct(ctx, "AB-300", { name: "Linen throw", description: "<p>Soft beside a mug of tea.</p>" });
  await addProduct(ctx, "AB-400", { name: "Lost mug", status: "archived" });
  await addVariable(ctx, "TEE", {
    Navy: { images: [{ url: "/n", alt: "", width: 9, height: 9 }] },
    Sand: {},
  });
});
afterAll(() => database.drop());

const search = (keyword: string, over: { everything?: boolean; shop?: ShopContext } = {}) =>
  searchProducts(over.shop ?? ctx, anonymousVisitor, {
    keyword,
    everything: over.everything ?? false,
    sort: { field: "bestmatch", direction: "desc" },
    page: 1,
    limit: 24,
  });
const skus = async (...args: Parameters<typeof search>) =>
  (await search(...args)).products.map((card) => card.sku).sort();

it("finds singular and plural alike", async () => {
  expect(await skus("mug")).toEqual(["AB-100", "AB-200"]);
  expect(await skus("mugs")).toEqual(["AB-100", "AB-200"]);
});

it("finds the beginning of a word", async () => {
  expect(await skus("stonew tide")).toEqual(["AB-100"]);
});

it("requires every word and leaves out what follows a minus", async () => {
  expect(await skus("mug linen")).toEqual([]);
  expect(await skus("mug -enamel")).toEqual(["AB-100"]);
});

it.each(["ab-300", "AB-300"])("puts the product with the SKU %s first", async (sku) => {
  expect((await search(sku)).products[0]?.sku).toBe("AB-300");
});

it("shows the variation whose SKU was typed", async () => {
  const [card] = (await search("tee-navy")).products;
  expect(card).toMatchObject({ sku: "TEE", variationSku: "TEE-NAVY", image: { url: "/n" } });
});

it("looks into descriptions only when everything is searched", async () => {
  expect(await skus("tea")).toEqual([]);
  expect(await skus("tea", { everything: true })).toEqual(["AB-300"]);
});

it("lists all when everything is searched without a keyword, and nothing without either", async () => {
  expect((await search("", { everything: true })).itemTotal).toBe(4);
  expect((await search("")).itemTotal).toBe(0);
});

it.each(["'", "\\", "a & | !", "((", ":*", "%", "\u0000", "the", "🫖", "-", '"'])(
  "answers %j without an error",
  async (typed) => {
    expect((await search(typed)).itemTotal).toBeGreaterThanOrEqual(0);
  },
);

it("finds nothing of another shop", async () => {
  expect(await skus("mug", { shop: await openTestShop(database.db) })).toEqual([]);
});
