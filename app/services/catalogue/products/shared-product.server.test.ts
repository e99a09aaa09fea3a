import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { defaultLocation } from "~/models/shops/visitors/visitor-place";
import { products } from "~/tables/catalogue/catalogue";
import { offers } from "~/tables/catalogue/offers";
import { cartItems, carts } from "~/tables/selling/carts";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openRequest } from "../../content/pages/content-fixture.server";
import { changeCart } from "../../selling/commands/change-cart.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadProductPage } from "../../storefront/store-page/load-product-page.server";
import {
  findSellersAddress,
  loadSharedProduct,
} from "../../storefront/store-page/load-shared-product.server";
import { loadMoreSellers } from "../offers/load-more-sellers.server";
import { addProduct, addVariable, openTestShop } from "./catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "./seller-fixture.server";

const database = withTestDatabase();
const nazareth = { latitude: 40.745, longitude: -75.3199 };
let house: ShopContext;
let market: ShopContext;
let potter: string;
let thrift: string;
let ids: { mug: number; bowl: number; tee: number; small: number; large: number };

/**
 * A marketplace. The mug (JPIN J-MUG): 10.00 from the house, 8.00 from the potter, 7.00 used from the thrift
 * shop. The bowl: from the potter alone. The shirt: small and large from the house, small from the potter.
 */
beforeEach(async () => {
  house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  potter = await addSeller(house, "potter", {
    name: "Potter",
    profile: { ...emptyProfile, place: nazareth },
  });
  thrift = await addSeller(house, "thrift", { name: "Thrift" });
  const mug = await addProduct(house, "MUG", { priceMinor: 1000 });
  await byTest(database.db, (db) => db.update(products).set({ jpin: "J-MUG" }).where(eq(products.id, mug)));
  await addOffer(house, potter, mug, { priceMinor: 800, itemDeliveryInfo: "Thrown to order." });
  await addOffer(house, thrift, mug, {
    priceMinor: 700,
    condition: "used_good" as const,
    conditionNote: "A chip at the rim.",
    sellerSlug: "old-mug",
    shippingFeeMinor: 200,
  });
  const potters = await addShop(house, { type: "marketplaceseller", sellerId: potter });
  potters.shop.sellerId = potter;
  const bowl = await addProduct(potters, "BOWL", { priceMinor: 2000 });
  const tee = await addVariable(house, "TEE", { S: {}, L: {} });
  const family = await database.db.select().from(products).where(eq(products.parentId, tee));
  const idOf = (sku: string) => family.find((one) => one.sku === sku)?.id ?? 0;
  const [small, large] = [idOf("TEE-S"), idOf("TEE-L")];
  await addOffer(house, potter, tee);
  await addOffer(house, potter, small, { priceMinor: 300 });
  ids = { mug, bowl, tee, small, large };
});

/** Asks for the data of a page alone, which has the static parts, too. */
const request = (shop = market): RequestContext => {
  const { context } = openRequest(shop);
  return Object.assign(context, { isDocument: false });
};
const open = async (path: string, context = request(), query = "") => {
  const address = parseCatalogueAddress(path);
  if (!address) throw new Error("no address");
  return loadSharedProduct(context, address, new URLSearchParams(query));
};
const pageOf = async (path: string) => {
  const page = await open(path);
  if (page?.kind !== "product") throw new Error(`no page: ${JSON.stringify(page)}`);
  return page;
};
const plain = async (id: number, sku: string | null = null, context = request()) => {
  const page = await loadProductPage(context, id, sku, new URLSearchParams());
  if (!page) throw new Error("no page");
  return page;
};

describe("the page of a shared product", () => {
  test("shows the best offer: price, seller, delivery", async () => {
    const { product, meta } = await plain(ids.mug);
    expect(product).toMatchObject({
      slug: "mug",
      price: { priceMinor: 800 },
      itemDeliveryInfo: "Thrown to order.",
      condition: "new",
      market: {
        jpin: "J-MUG",
        isChosen: false,
        seller: { code: "potter", name: "Potter" },
        sellers: { count: 3, fromMinor: 700 },
      },
    });
    expect(meta.canonical).toMatch(/\/mug$/);
  });

  test("is there though the house does not sell it", async () => {
    expect((await plain(ids.bowl)).product).toMatchObject({
      price: { priceMinor: 2000 },
      market: { seller: { code: "potter" }, sellers: null },
    });
  });

  test("follows the preferred seller", async () => {
    const context = request();
    const preferredSeller = { sellerId: thrift, name: "Thrift" };
    context.visitorPlace = async () => ({
      location: defaultLocation,
      isChosen: false,
      preferredSeller,
      isSellerChosen: true,
    });
    expect((await plain(ids.mug, null, context)).product).toMatchObject({
      condition: "used_good",
      conditionNote: "A chip at the rim.",
      market: { seller: { code: "thrift" } },
    });
  });

  test("takes each variation from whom it is best bought", async () => {
    expect((await plain(ids.tee, "TEE-S")).product.market?.seller?.code).toBe("potter");
    expect((await plain(ids.tee, "TEE-L")).product.market?.seller?.code).toBe(house.tenant.code);
  });

  test("has its condition and seller in structured data", async () => {
    const page = await open("product/mug/J-MUG/thrift");
    expect(JSON.stringify(page)).toContain("https://schema.org/UsedCondition");
    expect(JSON.stringify(page)).toContain('"name":"Thrift"');
  });
});

describe("an address with a JPIN", () => {
  test("chooses its seller, whom links of the page keep, and is canonical to the slug", async () => {
    const { product, meta } = await pageOf("product/mug/J-MUG/thrift");
    expect(product).toMatchObject({
      slug: "product/mug/J-MUG/thrift",
      price: { priceMinor: 700, shippingFeeMinor: 200 },
      market: { isChosen: true, seller: { code: "thrift" } },
    });
    expect(meta.canonical).toMatch(/^[^?]*\/\/[^/]*\/mug$/);
  });

  test("shows the best offer without a seller", async () => {
    expect((await pageOf("product/mug/J-MUG")).product).toMatchObject({
      slug: "mug",
      market: { seller: { code: "potter" } },
    });
  });

  test("opens a variation", async () => {
    const { product } = await pageOf(`product/tee/${ids.tee}/potter/pv/TEE-S`);
    expect(product).toMatchObject({ variation: { sku: "TEE-S" }, price: { priceMinor: 300 } });
    const large = product.axes[0]?.choices.find(({ value }) => value === "L");
    expect(large).toMatchObject({ statusText: "See Other Sellers", otherSellers: String(ids.large) });
  });

  test.each([
    ["another slug", "product/cup/J-MUG/potter", "/product/mug/J-MUG/potter", 301],
    ["more behind it", "product/mug/J-MUG/potter/and/more", "/product/mug/J-MUG/potter", 301],
    ["an unknown JPIN", "product/mug/J-OLD", "/product/mug/J-MUG", 301],
    ["an unknown seller", "product/mug/J-MUG/nobody", "/mug", 302],
    ["a seller who does not offer it", "product/tee/TEE-ID/thrift", "/tee", 302],
    ["a variation's JPIN", "product/tee/SMALL-ID/potter", "/product/tee/TEE-ID/potter/pv/TEE-S", 301],
  ])("with %s leads to the right one", async (_, path, to, status) => {
    const named = (text: string) =>
      text.replace("TEE-ID", String(ids.tee)).replace("SMALL-ID", String(ids.small));
    expect(await open(named(path))).toEqual({ kind: "moved", to: named(to), status });
  });

  test("of a variation that only others have leads to its offers", async () => {
    await expect(open(`product/tee/${ids.tee}/potter/pv/TEE-L`)).rejects.toMatchObject({ status: 302 });
  });

  test("is nothing without a product, and leads to the slug in another shop", async () => {
    expect(await open("product/cup/J-CUP")).toBeNull();
    expect(await open("product/mug/J-MUG/potter", request(house))).toMatchObject({ to: "/mug" });
  });

  test("of a seller's own leads to the shared page with that seller", async () => {
    const at = (slug: string, shop = market) =>
      findSellersAddress(request(shop), { slug, variationSku: null });
    expect(await at("old-mug")).toBe("/product/mug/J-MUG/thrift");
    expect(await at("old-mug", house)).toBe("/mug");
    expect(await at("new-mug")).toBeNull();
    await byTest(database.db, (db) =>
      db.update(sellers).set({ state: "paused" }).where(eq(sellers.id, thrift)),
    );
    expect(await at("old-mug")).toBeNull();
  });
});

describe("more sellers", () => {
  const offersOf = async (jpin: string, context = request()) => {
    const page = await loadMoreSellers(context, jpin, new URLSearchParams());
    if (page?.kind !== "more-sellers") throw new Error(`no page: ${JSON.stringify(page)}`);
    return page;
  };

  test("are every offer, the best first with its shipping fee", async () => {
    const { offers: all } = await offersOf("J-MUG");
    expect(all.map(({ seller, price, condition }) => [seller.code, price, condition])).toMatchObject([
      ["potter", { priceMinor: 800 }, "new"],
      ["thrift", { priceMinor: 700, shippingFeeMinor: 200 }, "used_good"],
      [house.tenant.code, { priceMinor: 1000 }, "new"],
    ]);
    expect(all[0]).toMatchObject({ action: "add", delivery: ["Thrown to order."], conditionNote: "" });
    expect(all[1]).toMatchObject({ conditionNote: "A chip at the rim." });
  });

  test("of a variation are its own", async () => {
    const page = await offersOf(String(ids.small));
    expect(page.offers.map(({ productId }) => productId)).toEqual([ids.small, ids.small]);
    expect(page.variations.map(({ text, isShown }) => [text, isShown])).toEqual([
      ["S", true],
      ["L", false],
    ]);
  });

  test("of an unknown JPIN or page are none, and elsewhere they lead to the product", async () => {
    expect(await loadMoreSellers(request(), "J-CUP", new URLSearchParams())).toBeNull();
    expect(await loadMoreSellers(request(), "J-MUG", new URLSearchParams("page=2"))).toBeNull();
    expect(await loadMoreSellers(request(house), "J-MUG", new URLSearchParams())).toMatchObject({
      to: "/mug",
    });
  });

  test("hidden prices are in none of it", async () => {
    await byTest(database.db, (db) => db.update(offers).set({ hidePrice: true, shippingFeeMinor: 13 }));
    const texts = [
      await offersOf("J-MUG"),
      await plain(ids.mug),
      await pageOf("product/mug/J-MUG/thrift"),
      await plain(ids.tee, "TEE-S"),
    ].map((page) => JSON.stringify(page));
    for (const text of texts) {
      expect(text).not.toMatch(/priceMinor|fromMinor|"price":"\d|shippingFeeMinor/);
      expect(text).toContain("in-cart");
    }
  });

  test("a shop that shows prices to customers alone shows none of them", async () => {
    market.shop.settings.modules.sociallogins.hide_price_for_anonymous = true;
    const text = JSON.stringify([await offersOf("J-MUG"), await plain(ids.mug)]);
    market.shop.settings.modules.sociallogins.hide_price_for_anonymous = false;
    expect(text).not.toMatch(/priceMinor|fromMinor|"price":"\d/);
  });
});

describe("what is added to the cart", () => {
  const sellersOfCarts = () =>
    database.db
      .select({ code: sellers.code, productId: cartItems.productId })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .innerJoin(sellers, eq(sellers.id, carts.sellerId))
      .where(eq(carts.tenantId, market.tenant.id));
  const add = async (fields: Record<string, string>) => {
    const context = request();
    const form = cartFormSchema.parse({ intent: "add", product_id: String(ids.mug), ...fields });
    return changeCart(context, await context.visitor(), form);
  };

  test("goes to the cart of the seller that the form names", async () => {
    const [row] = await database.db.select().from(sellers).where(eq(sellers.id, thrift));
    expect(await add({ seller: row?.guid ?? "" })).toMatchObject({ ok: true });
    expect(await sellersOfCarts()).toEqual([{ code: "thrift", productId: ids.mug }]);
  });

  test("goes to that of the offer shown first without one", async () => {
    await add({});
    expect(await sellersOfCarts()).toEqual([{ code: "potter", productId: ids.mug }]);
  });

  test("is refused for a seller who does not sell here", async () => {
    await expect(add({ seller: "00000000-0000-4000-8000-000000000000" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
