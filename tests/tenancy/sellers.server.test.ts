import { beforeAll, describe, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { buildIndex } from "~/services/catalogue/index/refresh/build-index.server";
import { listBrands } from "~/services/catalogue/listing/list-brands.server";
import { listRequestedProducts } from "~/services/catalogue/listing/list-requested-products.server";
import { readSellable } from "~/services/catalogue/offers/read-sellable.server";
import { readProduct } from "~/services/catalogue/product/read-product.server";
import {
  addCategory,
  addProduct,
  openTestShop,
} from "~/services/catalogue/products/catalogue-fixture.server";
import { findExact } from "~/services/catalogue/products/find-exact.server";
import { listCategoryProducts } from "~/services/catalogue/products/list-category-products.server";
import { addOffer, addSeller, addShop } from "~/services/catalogue/products/seller-fixture.server";
import { searchProducts } from "~/services/catalogue/search/search-products.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { listSitemapPages } from "~/services/storefront/list-sitemap-pages.server";
import { priceLevels } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../support/databases/with-test-database";

const database = withTestDatabase();
/** The shop of the house seller, who sells the mug and the vase. */
let house: ShopContext;
/** The shop of the potter, who sells the mug and a bowl of their own. */
let potter: ShopContext;
let category: { id: number };
let ids: { mug: number; vase: number; bowl: number };

beforeAll(async () => {
  house = await openTestShop(database.db);
  const sellerId = await addSeller(house, "potter");
  potter = await addShop(house, { type: "marketplaceseller", sellerId });
  category = await addCategory(house, "clay");
  const clay = { in: category, brand: "Clay" };
  const vase = { in: category, brand: "House" };
  ids = {
    mug: await addProduct(house, "MUG", {
      ...clay,
      priceMinor: 1200,
      levels: [{ minQty: 2, priceMinor: 900 }],
    }),
    vase: await addProduct(house, "VASE", vase),
    // A product the house seller does not offer: its row is the business's, its offer the potter's.
    bowl: await addProduct(potter, "BOWL", { ...clay, brand: "Potter" }),
  };
  await addOffer(potter, sellerId, ids.mug, { priceMinor: 800 });
  const level = { tenantId: house.tenant.id, productId: ids.mug, sellerId, minQty: 5, priceMinor: 700 };
  await byTest(database.db, (db) => db.insert(priceLevels).values(level));
});

const skusIn = async (ctx: ShopContext) => {
  const sort = { field: "id", direction: "asc" } as const;
  const { products } = await listCategoryProducts(ctx, anonymousVisitor, {
    categoryId: category.id,
    sort,
    page: 1,
    limit: 24,
  });
  return products.map(({ sku }) => sku);
};
const page = (ctx: ShopContext, id: number) => readProduct(ctx, anonymousVisitor, { id, addressSku: null });

describe("a shop of a seller", () => {
  test("shows a shared product at that seller's price, price levels and stock", async () => {
    const [ofHouse, ofPotter] = [await readSellable(house, ids.mug), await readSellable(potter, ids.mug)];
    expect(ofHouse).toMatchObject({ finalPriceMinor: 1200, levels: [{ minQty: 2, priceMinor: 900 }] });
    expect(ofPotter).toMatchObject({ finalPriceMinor: 800, levels: [{ minQty: 5, priceMinor: 700 }] });
    expect((await page(potter, ids.mug))?.product.price).toMatchObject({ priceMinor: 800 });
  });

  test.each([
    ["a product page", (ctx: ShopContext) => page(ctx, ids.vase)],
    ["what can be bought", (ctx: ShopContext) => readSellable(ctx, ids.vase)],
    ["a SKU that is typed", (ctx: ShopContext) => findExact(ctx, "VASE")],
  ])("has nothing of another seller: %s", async (_, ask) => {
    expect(await ask(house)).not.toBeNull();
    expect(await ask(potter)).toBeNull();
  });

  test("lists, searches and counts what its seller offers", async () => {
    expect([await skusIn(house), await skusIn(potter)]).toEqual([
      ["MUG", "VASE"],
      ["MUG", "BOWL"],
    ]);
    expect((await listBrands(potter)).map(({ name }) => name)).toEqual(["Clay", "Potter"]);
    const part = { everything: true, sort: { field: "id", direction: "asc" } as const, page: 1, limit: 24 };
    const found = await searchProducts(potter, anonymousVisitor, { keyword: "", ...part });
    expect(found.products.map(({ sku }) => sku)).toEqual(["MUG", "BOWL"]);
    const newest = await listRequestedProducts(potter, anonymousVisitor, { selection: "newest", limit: 9 });
    expect(newest.itemTotal).toBe(2);
  });

  test("counts them in its own index", async () => {
    const [ofHouse, ofPotter] = [await buildIndex(house), await buildIndex(potter)];
    const has = (index: typeof ofHouse) =>
      [ids.mug, ids.vase, ids.bowl].map((id) => index.rowIdOf(id) !== undefined);
    expect([has(ofHouse), has(ofPotter)]).toEqual([
      [true, true, false],
      [true, false, true],
    ]);
  });

  test("names them alone in its sitemap", async () => {
    const urls = (await listSitemapPages(potter, "https://potter.example", 1)).map(({ url }) => url);
    expect(urls.filter((url) => /mug|vase|bowl/.test(url))).toEqual([
      "https://potter.example/mug",
      "https://potter.example/bowl",
    ]);
  });
});
