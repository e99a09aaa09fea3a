import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  addCategory,
  addProduct,
  addVariable,
  openTestShop,
} from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
const ids: Record<string, number> = {};
const awayGuid = randomUUID();

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  const kitchen = await addCategory(ctx, "kitchen");
  const mugs = await addCategory(ctx, "mugs", kitchen);
  const pans = await addCategory(ctx, "pans", kitchen);
  const made = (at: number) => new Date(Date.UTC(2026, 0, at));
  const add = async (sku: string, parts: Parameters<typeof addProduct>[2]) => {
    ids[sku] = await addProduct(ctx, sku, parts);
  };
  const tide = { brand: "Tide", in: mugs };
  await add("MUG", { ...tide, name: "Blue mug", priceMinor: 2000, salesRank: 1, createdAt: made(4) });
  await add("CUP", { ...tide, name: "Blue cup", priceMinor: 1000, salesRank: 9, createdAt: made(3) });
  await add("PAN", {
    name: "Iron pan",
    brand: "Forge",
    in: pans,
    featured: true,
    createdAt: made(2),
    salesRank: 5,
  });
  await add("HAT", { name: "Straw hat", priceMinor: 500, hidePrice: true, createdAt: made(1), salesRank: 7 });
});

const query = `query ($input: SliderInput!) { sliderProducts(input: $input) {
  products { sku final_price price_state } paging { begin end page limit total_products total_pages } } }`;

type Answer = { sliderProducts: { products: { sku: string; final_price: number | null }[]; paging: object } };

const call = async (input: Record<string, unknown>, shop = ctx) => {
  const { data, errors } = await callApi<Answer>(shop, query, { variables: { input } });
  expect(errors).toEqual([]);
  return data.sliderProducts;
};
const skus = async (input: Record<string, unknown>) => (await call(input)).products.map(({ sku }) => sku);

describe("sliderProducts", () => {
  it("without arguments are the best sellers", async () => {
    expect(await skus({})).toEqual(["CUP", "HAT", "PAN", "MUG"]);
  });

  it.each([
    ["newest", ["MUG", "CUP", "PAN", "HAT"]],
    ["featured", ["PAN"]],
    ["nonsense", ["CUP", "HAT", "PAN", "MUG"]],
  ])("of the type %s have its own order", async (type, wanted) => {
    expect(await skus({ type })).toEqual(wanted);
  });

  it("come page by page", async () => {
    const { products, paging } = await call({ type: "newest", limit: 3, page: 2 });
    expect(products.map(({ sku }) => sku)).toEqual(["HAT"]);
    expect(paging).toEqual({ begin: 4, end: 4, page: 2, limit: 3, total_products: 4, total_pages: 2 });
  });

  it.each([
    [{ sort_by: "name", sort_dir: "asc" }, ["CUP", "MUG", "PAN", "HAT"]],
    [{ sort_by: "name-asc" }, ["CUP", "MUG", "PAN", "HAT"]],
    [{ sort_by: "name" }, ["HAT", "PAN", "MUG", "CUP"]],
    [{ type: "newest", sort_by: "bestmatch" }, ["MUG", "CUP", "PAN", "HAT"]],
    [{ type: "newest", sort_by: "nonsense" }, ["MUG", "CUP", "PAN", "HAT"]],
  ])("are sorted by %j", async (input, wanted) => {
    expect(await skus(input)).toEqual(wanted);
  });

  it("have hidden prices last when sorted by price", async () => {
    expect((await skus({ sort_by: "price", sort_dir: "asc" })).at(-1)).toBe("HAT");
  });

  it("of several categories include each and those below", async () => {
    expect(await skus({ categories: ["mugs", "pans"] })).toEqual(["CUP", "PAN", "MUG"]);
    expect(await skus({ categories: ["kitchen"], featured: true })).toEqual(["PAN"]);
    expect(await skus({ categories: ["nowhere"] })).toEqual([]);
  });

  it("of a brand include no other's", async () => {
    expect(await skus({ brand: "Tide" })).toEqual(["CUP", "MUG"]);
  });

  it("exclude products, and still fill the page", async () => {
    expect(await skus({ limit: 2, excluded_product_ids: [ids.CUP, "x"] })).toEqual(["HAT", "PAN"]);
  });

  it("like a text contain one of its words, the most similar first", async () => {
    expect(await skus({ type: "similar", like_text: "A blue mug, hand-made" })).toEqual(["MUG", "CUP"]);
    expect(await skus({ like_text: "zebra" })).toEqual([]);
  });

  it("similar to a product share its categories, and exclude it", async () => {
    expect(await skus({ type: "similar", product_id: ids.CUP })).toEqual(["MUG"]);
    expect(await skus({ type: "similar" })).toEqual([]);
  });

  it("keep the order of the requested SKUs", async () => {
    expect(await skus({ type: "manual", sku_list: ["HAT", "NONE", "MUG"] })).toEqual(["HAT", "MUG"]);
  });

  it("of this shop are its own, and of a foreign seller none", async () => {
    expect(await skus({ seller_guid: ctx.shop.id, limit: 1 })).toEqual(["CUP"]);
    expect(await skus({ sellerId: "42" })).toEqual([]);
  });

  it("of a seller of a marketplace are that seller's, at that seller's prices (rule api-19)", async () => {
    const market = await addShop(ctx, { type: "marketplace" });
    const guid = randomUUID();
    const potterId = await addSeller(market, "potter", { guid });
    await addOffer(market, potterId, ids.PAN ?? 0, { priceMinor: 700 });
    await addSeller(market, "away", { guid: awayGuid, state: "paused" });
    const of = async (input: object) => (await call({ ...input }, market)).products;
    expect(await of({ seller_guid: guid })).toMatchObject([{ sku: "PAN", final_price: 7 }]);
    expect(await of({ seller_guid: guid, available: true })).toMatchObject([{ sku: "PAN" }]);
    expect(await of({ available: true })).toEqual(await of({}));
    expect(await of({ sellerId: guid })).toMatchObject([{ sku: "PAN", final_price: 7 }]);
    expect(await of({ seller_guid: awayGuid })).toEqual([]);
    expect(await of({ seller_guid: guid, sellerId: randomUUID() })).toEqual([]);
  });

  it("are refused for a text that cannot be stored, by its place", async () => {
    const { errors } = await callApi<Answer>(ctx, query, { variables: { input: { brand: "a\u0000" } } });
    expect(errors[0]?.extensions).toMatchObject({ code: "invalid", field: "input.brand", status: 400 });
  });

  it("contain no hidden price", async () => {
    const { products } = await call({ type: "manual", sku_list: ["HAT"] });
    expect(products).toEqual([{ sku: "HAT", final_price: null, price_state: "in-cart" }]);
  });

  it("are not sorted by prices for customers only", async () => {
    const shop = await openTestShop(database.db, {
      modules: { sociallogins: { hide_price_for_anonymous: true } },
    });
    await addProduct(shop, "CHEAP", { priceMinor: 100, salesRank: 1 });
    await addProduct(shop, "DEAR", { priceMinor: 90_000, salesRank: 2 });
    const { products } = await call({ sort_by: "price", sort_dir: "asc" }, shop);
    expect(products.map(({ sku, final_price }) => [sku, final_price])).toEqual([
      ["DEAR", null],
      ["CHEAP", null],
    ]);
  });
});

describe("visible and available", () => {
  const asked =
    "query ($input: SliderInput!) { sliderProducts(input: $input) { products { sku available_for_sale } } }";
  type Asked = { sliderProducts: { products: { sku: string; available_for_sale: boolean }[] } };
  const listOf = async (input: object, shop = ctx) => {
    const { data } = await callApi<Asked>(shop, asked, { variables: { input: { ...input, limit: 50 } } });
    return data.sliderProducts.products;
  };

  it("take what its card says is for sale, of every class, or the rest", async () => {
    const shop = await openTestShop(database.db);
    const off = { availableForSale: false };
    await addProduct(shop, "LAMP", {});
    await addProduct(shop, "SHOWN", off);
    await addProduct(shop, "EMPTY", { stock: { onHand: 0 } });
    await addVariable(shop, "SHIRT", { Red: off, Blue: {} });
    await addVariable(shop, "SOCK", { Red: off, Blue: off });
    const all = await listOf({ visible: true }, shop);
    const skus = (isForSale: boolean) =>
      all.filter((card) => card.available_for_sale === isForSale).map(({ sku }) => sku);
    expect([skus(true).sort(), skus(false).sort()]).toEqual([
      ["EMPTY", "LAMP", "SHIRT"],
      ["SHOWN", "SOCK"],
    ]);
    expect((await listOf({ visible: true, available: true }, shop)).map(({ sku }) => sku)).toEqual(
      skus(true),
    );
    expect((await listOf({ available: false }, shop)).map(({ sku }) => sku)).toEqual(skus(false));
  });

  it("answer nothing that is not visible", async () => {
    expect(await listOf({ visible: false })).toEqual([]);
  });
});
