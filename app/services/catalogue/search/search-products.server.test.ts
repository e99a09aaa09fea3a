import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { queryListing } from "../index/query/index-fixture.server";
import { buildIndex } from "../index/refresh/build-index.server";
import { addCategory, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { selectListedCards } from "../products/select-listed-cards.server";
import { searchBase } from "./search-base.server";
import { searchProducts } from "./search-products.server";

const sort = { field: "bestmatch", direction: "desc" } as const;
const database = withTestDatabase();
let ctx: ShopContext;

/** The same search as a shop without an index answers it, and as one with an index does. */
const ways: Record<string, typeof searchProducts> = {
  "in the database": searchProducts,
  async "in the index"(shop, visitor, { keyword, everything, ...part }) {
    const index = await buildIndex(shop);
    const { base, asked } = await searchBase(shop, index, { keyword, everything });
    const query = { base, filters: noFilters, canSeePrices: true, ...part };
    const { ids, itemTotal } = queryListing(index, query);
    const matches = ids.map((id) => ({ id, variationId: asked.get(id) ?? null }));
    return selectListedCards(shop, visitor, { matches, itemTotal: ids.length > 0 ? itemTotal : 0 });
  },
};

describe.each(Object.entries(ways))("a search %s", (_, searchIn) => {
  beforeAll(async () => {
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

  const search = (keyword: string, over: { everything?: boolean; shop?: ShopContext } = {}) =>
    searchIn(over.shop ?? ctx, anonymousVisitor, {
      keyword,
      everything: over.everything ?? false,
      sort,
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

  it("requires every word, with or without a hyphen before it", async () => {
    expect(await skus("mug linen")).toEqual([]);
    expect(await skus("mug -enamel")).toEqual(["AB-200"]);
    expect(await skus("-mug")).toEqual(["AB-100", "AB-200"]);
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

  it.each([
    ["stonwear", ["AB-100"]],
    ["enmael", ["AB-200"]],
    ["mugg", ["AB-100", "AB-200"]],
    ["linnen throw", ["AB-300"]],
  ])("takes %j for what was probably meant", async (typed, expected) => {
    expect(await skus(typed)).toEqual(expected);
  });

  it("never takes a word for another one while it finds something itself", async () => {
    await addProduct(ctx, "AB-500", { name: "Linnen press" });
    expect(await skus("linnen")).toEqual(["AB-500"]);
  });

  it("knows a renamed product by its new words", async () => {
    const id = await addProduct(ctx, "AB-600", { name: "Subject" });
    await byTest(database.db, (db) =>
      db.update(products).set({ name: "Kaleidoscope" }).where(eq(products.id, id)),
    );
    expect(await skus("kaliedoscope")).toEqual(["AB-600"]);
  });

  it("has nothing behind the last page", async () => {
    const page = { keyword: "mug", everything: false, sort, page: 9, limit: 24 };
    expect(await searchIn(ctx, anonymousVisitor, page)).toEqual({ products: [], itemTotal: 0, tags: [] });
  });

  it("shows every match once, page after page", async () => {
    const shop = await openTestShop(database.db);
    for (const at of [1, 2, 3, 4, 5]) await addProduct(shop, `LAMP-${at}`, { name: "Lamp", salesRank: at });
    const page = async (number: number) => {
      const asked = { keyword: "lamp", everything: false, sort, page: number, limit: 2 };
      return (await searchIn(shop, anonymousVisitor, asked)).products.map((card) => card.sku);
    };
    expect([await page(1), await page(2), await page(3)]).toEqual([
      ["LAMP-5", "LAMP-4"],
      ["LAMP-3", "LAMP-2"],
      ["LAMP-1"],
    ]);
  });

  describe("ranks and values", () => {
    let shop: ShopContext;
    const inOrder = async (keyword: string) =>
      (await search(keyword, { shop })).products.map((card) => card.sku);
    beforeAll(async () => {
      shop = await openTestShop(database.db);
      const drinking = await addCategory(shop, "drinking", undefined, { name: "Drinking" });
      const mugs = await addCategory(shop, "mugs", drinking, { name: "Mugs & beakers" });
      await addProduct(shop, "TUMBLER-MUG-1", { name: "Glass tumbler", salesRank: 99 });
      await addProduct(shop, "N-1", { name: "Muggle scarf", salesRank: 50 });
      await addProduct(shop, "N-2", { name: "Ember mug", attributes: { color: ["Midnight blue"] } });
      await addProduct(shop, "N-3", { name: "Plain mugs", salesRank: 5 });
      await addProduct(shop, "N-4", { name: "Handled cup", salesRank: 90, in: mugs });
      await addVariable(shop, "N-5", { Burgundy: {}, Sand: {} }, { name: "Parka", brand: "Bluewater" });
      await addProduct(shop, "MUG", { name: "Spare lid" });
    });

    it("puts the exact SKU first, then names, whole words before beginnings, then the rest, SKUs last", async () => {
      expect(await inOrder("mug")).toEqual(["MUG", "N-3", "N-2", "N-1", "N-4", "TUMBLER-MUG-1"]);
    });

    it.each([
      ["blue mug", ["N-2"]],
      ["mug blu", ["N-2"]],
      ["burgundy", ["N-5"]],
      ["burgandy parka", ["N-5"]],
      ["bluewater sand", ["N-5"]],
      ["beaker", ["N-4"]],
      ["drinking cup", ["N-4"]],
      ["cup drinkng", ["N-4"]],
    ])("finds %j by values, brands and categories", async (keyword, expected) => {
      expect(await inOrder(keyword)).toEqual(expected);
    });

    it("finds a product by its new values", async () => {
      const id = await addProduct(shop, "N-6", { name: "Jug" });
      await byTest(database.db, (db) =>
        db
          .update(products)
          .set({ attributes: { finish: ["Celadon"] } })
          .where(eq(products.id, id)),
      );
      expect(await inOrder("celedon")).toEqual(["N-6"]);
    });
  });

  describe("SKUs and variations", () => {
    let shop: ShopContext;
    const inOrder = async (keyword: string) =>
      (await search(keyword, { shop })).products.map((card) => card.sku);
    beforeAll(async () => {
      shop = await openTestShop(database.db);
      const shades = await addCategory(shop, "tops", undefined, { name: "3-in-1 tops" });
      await addProduct(shop, "BIG-0000100", { name: "Lamp", salesRank: 1 });
      await addProduct(shop, "BIG-0000101", { name: "Lamp", salesRank: 9 });
      await addProduct(shop, "BIG-00001", { name: "Lid" });
      await addProduct(shop, "BIG-0000200", { name: "Lamp" });
      await addProduct(shop, "P_7.5/B", { name: "Éclair tray 5.5mm", in: shades });
      await addVariable(
        shop,
        "COAT",
        {
          Navy: { attributes: { color: ["Navy"], lining: ["Sherpa"] } },
          Sand: { attributes: { lining: ["Quilted"] }, isVisible: false },
          Rust: { sku: "ZX-990-R" },
        },
        { name: "Parka", description: "<p>2-in-1&nbsp;warmth</p>" },
      );
    });

    it.each([
      ["BIG-00001", ["BIG-00001", "BIG-0000101", "BIG-0000100"]],
      ["big-00002", ["BIG-0000200"]],
      ["p_7.5", ["P_7.5/B"]],
      ["zx-99", ["COAT"]],
      ["zx-98", []],
    ])("finds what a SKU beginning with %j is of, an exact one first", async (keyword, expected) => {
      expect(await inOrder(keyword)).toEqual(expected);
    });

    it.each([
      ["sherpa", ["COAT"]],
      ["sherpa rust parka", ["COAT"]],
      ["shepra", ["COAT"]],
      ["quilted", []],
    ])("finds %j by what variations are, unless they are not shown", async (keyword, expected) => {
      expect(await inOrder(keyword)).toEqual(expected);
    });

    it.each([
      ["5.5mm tray", ["P_7.5/B"]],
      ["éclair", ["P_7.5/B"]],
      ["ÉCLAIR", ["P_7.5/B"]],
      ["3-in-1", ["P_7.5/B"]],
    ])("reads %j as names are read", async (keyword, expected) => {
      expect(await inOrder(keyword)).toEqual(expected);
    });

    it("reads descriptions the same way", async () => {
      const found = await search("2-in-1 warm", { shop, everything: true });
      expect(found.products.map((card) => card.sku)).toEqual(["COAT"]);
    });

    it("finds a product by what its variation became", async () => {
      await byTest(database.db, (db) =>
        db
          .update(products)
          .set({ attributes: { lining: ["Taffeta"] } })
          .where(eq(products.sku, "ZX-990-R")),
      );
      expect(await inOrder("tafetta")).toEqual(["COAT"]);
    });
  });
});
