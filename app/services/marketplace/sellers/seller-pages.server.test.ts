import { beforeEach, describe, expect, test } from "vitest";
import { readSearchCall, type SearchCall } from "~/models/api/search-call";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { answerSearchCall } from "../../api/answer-search.server";
import { namedPart } from "../../catalogue/offers/part-of-seller.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { openRequest } from "../../content/pages/content-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listSitemapPages } from "../../storefront/list-sitemap-pages.server";
import { loadSellerPage } from "../../storefront/load-seller-page.server";
import { loadSellersPage } from "../../storefront/load-sellers-page.server";
import { searchSellers, sellerSearchSchema } from "../../storefront/search-sellers.server";
import { findSeller } from "../find-seller.server";

const database = withTestDatabase();
const nazareth = { latitude: 40.745, longitude: -75.3199 };
const seattle = { latitude: 47.6062, longitude: -122.3321 };
let house: ShopContext;
let market: ShopContext;
let potterId: string;
let mugId: number;

/**
 * A marketplace: a potter in Nazareth sells a mug at 12.00 and nothing else, the house sells it at 9.00 and a
 * bowl.
 */
beforeEach(async () => {
  house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  potterId = await addSeller(market, "potter", {
    name: "The Potter",
    profile: { ...emptyProfile, place: nazareth, story: "Mugs.\nMore mugs." },
  });
  await addSeller(market, "seattle-tea", {
    name: "Seattle Tea",
    profile: { ...emptyProfile, place: seattle },
  });
  await addSeller(market, "paused", { name: "Paused", state: "paused" });
  await addSeller(market, "closed", { name: "Closed", state: "closed" });
  mugId = await addProduct(house, "MUG", { priceMinor: 900 });
  await addProduct(house, "BOWL");
  await addOffer(house, potterId, mugId, { priceMinor: 1200, finalPriceMinor: 1200 });
});

const request = () => openRequest(market).context;
const call = (sent: Record<string, unknown>) => searchSellers(request(), sellerSearchSchema.parse(sent));
const names = async (sent: Record<string, unknown>) =>
  (await call(sent)).sellers.map(({ sellerName }) => sellerName);
const address = (query = "", segments: string[] = []) => ({ segments, query: new URLSearchParams(query) });
const pageOf = async (code: string, query = "", segments: string[] = []) => {
  const page = await loadSellerPage(request(), code, address(query, segments));
  if (page?.kind === "moved") throw new Error(`moved to ${page.to}`);
  return page;
};

describe("a search for sellers", () => {
  test("finds active ones, the nearest to the position first", async () => {
    const [first, second] = await names({ lat: 47, lon: -122 });
    expect([first, second]).toEqual(["Seattle Tea", "The Potter"]);
    expect(await names({})).not.toContain("Paused");
  });

  test("takes the visitor's place without a position", async () => {
    expect((await names({}))[0]).toBe("The Potter");
  });

  test("finds by name, page by page", async () => {
    expect(await call({ searchSellerName: "potter" })).toEqual({
      success: true,
      sellers: [{ sellerId: potterId, sellerName: "The Potter" }],
    });
    expect(await names({ limit: 1, page: 2 })).toEqual(["Seattle Tea"]);
  });

  test("takes what is out of bounds for the usual", async () => {
    const usual = await names({});
    expect(await names({ limit: 1000, page: 0, lat: 91, lon: "x" })).toEqual(usual);
  });

  test("of another marketplace, and in an ordinary shop, finds none", async () => {
    expect(await names({ marketplace: "another" })).toEqual([]);
    const ordinary = openRequest(house).context;
    expect((await searchSellers(ordinary, sellerSearchSchema.parse({}))).sellers).toEqual([]);
  });
});

describe("the list of sellers", () => {
  test("has each active one with its distance, town and first line", async () => {
    const page = await loadSellersPage(request(), new URLSearchParams());
    expect(page?.sellers[0]).toMatchObject({ code: "potter", line: "Mugs.", km: 0 });
    expect(page?.map).toMatchObject({ data: { dots: [{ code: "potter" }, { code: "seattle-tea" }] } });
  });

  test("follows the visitor's place", async () => {
    const context = request();
    context.visitorPlace = async () => ({
      location: seattle,
      isChosen: true,
      preferredSeller: null,
      isSellerChosen: true,
    });
    const page = await loadSellersPage(context, new URLSearchParams());
    expect(page?.sellers[0]?.code).toBe("seattle-tea");
  });

  test("ends with its last page", async () => {
    expect(await loadSellersPage(request(), new URLSearchParams("page=2"))).toBeNull();
    expect(await loadSellersPage(request(), new URLSearchParams("page=x"))).toBeNull();
  });
});

describe("a seller's page", () => {
  test("lists what the seller offers, at the seller's price", async () => {
    const page = await pageOf("potter");
    expect(page?.listing).toMatchObject({
      paging: { itemTotal: 1 },
      sort: "bestseller-desc",
      products: { data: [{ sku: "MUG", price: { kind: "visible", priceMinor: 1200 } }] },
    });
    expect(page?.meta.canonical).toMatch(/\/seller\/potter$/);
  });

  test("filters by the seller's own prices", async () => {
    const itemTotal = async (price: string) =>
      (await pageOf("potter", "", [`price=${price}`]))?.listing?.paging.itemTotal;
    expect(await itemTotal("8,10")).toBe(0);
    // A range that holds all of the seller’s prices is dropped.
    await expect(itemTotal("11,13")).rejects.toThrow("moved to /seller/potter");
  });

  test("searches what the seller offers", async () => {
    expect((await pageOf("potter", "q=bowl"))?.listing?.paging.itemTotal).toBe(0);
    expect((await pageOf("potter", "q=mug"))?.listing?.paging.itemTotal).toBe(1);
  });

  test("of a paused seller lists nothing and is not indexed", async () => {
    const page = await pageOf("paused");
    expect(page).toMatchObject({
      seller: { isPaused: true },
      listing: null,
      meta: { robots: "noindex,follow" },
    });
  });

  test.each(["closed", "unknown", "POTTER"])("of the code %s is not there", async (code) => {
    expect(await pageOf(code)).toBeNull();
  });

  test("of another business is not there", async () => {
    await addSeller(await openTestShop(database.db), "stranger");
    expect(await findSeller(market, { code: "stranger" })).toBeNull();
  });

  test("keeps its cards apart from the marketplace's", async () => {
    const { context } = openRequest(market);
    const visitor = await context.visitor();
    await loadSellerPage(context, "potter", address());
    const { answer: all } = await answerSearchCall(context, visitor, callOf({ keyword: "mug" }));
    expect(JSON.stringify(all)).not.toContain("1200");
  });

  test("is in the sitemap of the marketplace alone", async () => {
    const urls = async (ctx: ShopContext) => (await listSitemapPages(ctx, "", 1)).map(({ url }) => url);
    expect(await urls(market)).toEqual(expect.arrayContaining(["/seller", "/seller/potter"]));
    expect(await urls(market)).not.toContain("/seller/paused");
    expect(await urls(house)).not.toContain("/seller");
  });
});

/** A search of the API that was read. */
function callOf(sent: object): SearchCall {
  const call = readSearchCall(sent);
  if ("refusal" in call) throw new Error(call.refusal);
  return call;
}

describe("a search call", () => {
  test("that names a seller finds what that seller offers", async () => {
    const seller = await findSeller(market, { code: "potter" });
    const context = request();
    const call = callOf({ searchType: "all", params: { seller_guid: seller?.guid } });
    const { answer } = await answerSearchCall(context, await context.visitor(), call);
    expect(JSON.stringify(answer)).not.toContain("BOWL");
  });

  test("that names the marketplace itself finds everything", async () => {
    const context = request();
    expect(await namedPart(context, null)).toBe(context);
  });

  test.each(["x", "00000000-0000-4000-8000-000000000000"])(
    "that names the seller %j is refused",
    async (guid) => {
      await expect(namedPart(request(), guid)).rejects.toMatchObject({ code: "not_found" });
    },
  );
});
