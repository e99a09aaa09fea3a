import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import { defaultLocation } from "~/models/shops/visitors/visitor-place";
import { offers } from "~/tables/catalogue/offers";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openRequest } from "../../content/pages/content-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadSearchPage } from "../../storefront/load-search-page.server";
import { loadCategoryPage } from "../categories/load-category-page.server";
import { refreshProducts } from "../index/refresh/refresh-products.server";
import { listRequestedProducts } from "../listing/list-requested-products.server";
import { suggestProducts } from "../search/suggest-products.server";
import { addCategory, addProduct, openTestShop } from "./catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "./seller-fixture.server";

const database = withTestDatabase();
const nazareth = { latitude: 40.745, longitude: -75.3199 };
let market: ShopContext;
let mugs: Awaited<ReturnType<typeof addCategory>>;
let ids: { mug: number; bowl: number; jug: number };
let potter: string;
let thrift: string;

/**
 * A marketplace. The mug: 10.00 from the house, 8.00 from the potter, 7.00 sold out from the thrift shop. The
 * bowl: 20.00 from the potter alone. The jug: 5.00 from the house alone.
 */
beforeEach(async () => {
  const house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  mugs = await addCategory(house, "crockery");
  const inMugs = { in: mugs };
  ids = {
    mug: await addProduct(house, "MUG", { ...inMugs, priceMinor: 1000 }),
    bowl: await addProduct(house, "BOWL", { ...inMugs, priceMinor: 100 }),
    jug: await addProduct(house, "JUG", { ...inMugs, priceMinor: 500 }),
  };
  const pickup = { isOffered: true, note: "" };
  potter = await addSeller(house, "potter", { profile: { ...emptyProfile, place: nazareth, pickup } });
  thrift = await addSeller(house, "thrift");
  await addOffer(house, potter, ids.mug, { priceMinor: 800 });
  await addOffer(house, potter, ids.bowl, { priceMinor: 2000 });
  await addOffer(house, thrift, ids.mug, { priceMinor: 700, stockItemId: null });
  await byTest(database.db, (db) =>
    db.delete(offers).where(eq(offers.productId, ids.bowl) && eq(offers.priceMinor, 100)),
  );
});

const load = async (
  query = "",
  segments: string[] = [],
  context: RequestContext = openRequest(market).context,
) => {
  const page = await loadCategoryPage(context, mugs.id, {
    basePath: "/mugs",
    segments,
    query: new URLSearchParams(query),
  });
  if (!page || page.kind === "moved") throw new Error("no listing");
  return page.listing;
};
const cardsOf = (listing: Awaited<ReturnType<typeof load>>) =>
  (listing.products.data ?? []).map(({ sku, price, sellers: others }) => [
    sku,
    price.kind === "visible" ? price.priceMinor : null,
    others ? `${others.count} from ${others.fromMinor}` : "",
  ]);
const inOrder = ["JUG", "MUG", "BOWL"];

describe("a listing of a marketplace", () => {
  test("has each product once, with its best offer", async () => {
    expect(cardsOf(await load("sort=price-asc"))).toEqual([
      ["JUG", 500, ""],
      ["MUG", 800, "3 from 800"],
      ["BOWL", 2000, ""],
    ]);
  });

  test("counts products, not offers", async () => {
    const listing = await load();
    expect(listing.paging.itemTotal).toBe(3);
    expect(listing.sort).toBe("bestseller-desc");
  });

  test("is filtered by the best price", async () => {
    expect(cardsOf(await load("", ["price=7,9"])).map(([sku]) => sku)).toEqual(["MUG"]);
    expect(cardsOf(await load("", ["price=9,11"]))).toEqual([]);
  });

  test("is filtered by seller and by pickup", async () => {
    const skus = async (segment: string) =>
      cardsOf(await load("sort=price-asc", [segment])).map(([sku]) => sku);
    expect(await skus("seller=potter")).toEqual(["MUG", "BOWL"]);
    expect(await skus("seller=thrift")).toEqual(["MUG"]);
    expect(await skus("pickup=Pickup available")).toEqual(["MUG", "BOWL"]);
  });

  test("is filtered by the distance of its sellers", async () => {
    const { context } = openRequest(market);
    const at = (longitude: number) => {
      const location = { ...nazareth, longitude };
      context.visitorPlace = async () => ({
        location,
        isChosen: true,
        preferredSeller: null,
        isSellerChosen: true,
      });
    };
    const within = async (miles: number) =>
      cardsOf(await load("sort=price-asc", [`distance=${miles}`], context)).map(([sku]) => sku);
    const rings = async (segments: string[] = []) =>
      (await load("", segments, context)).filter?.facets
        .filter(({ code }) => code === "distance")
        .flatMap(({ buckets }) => (buckets.data ?? []).map(({ name, docCount }) => [name, docCount]));
    at(nazareth.longitude);
    expect(await within(10)).toEqual(["MUG", "BOWL"]);
    expect(await rings()).toEqual([["Within 10 miles", 2]]);
    expect(await rings(["distance=100"])).toEqual([
      ["Within 10 miles", 2],
      ["Within 100 miles", 2],
    ]);
    // Some 37 miles further east.
    at(nazareth.longitude + 0.7);
    expect([await within(25), await within(50)]).toEqual([[], ["MUG", "BOWL"]]);
    expect(await rings()).toEqual([["Within 50 miles", 2]]);
    expect(cardsOf(await load("", ["seller=thrift", "distance=50"], context))).toHaveLength(1);
  });

  test("has no filter by distance where no seller's place is known", async () => {
    await byTest(database.db, (db) =>
      db.update(sellers).set({ profile: emptyProfile }).where(eq(sellers.id, potter)),
    );
    const { filter } = await load();
    expect(filter?.facets.map(({ code }) => code)).not.toContain("distance");
    expect(cardsOf(await load("", ["distance=10"]))).toEqual([]);
  });

  test("finds and sorts by the offer of the seller nearest to 18064", async () => {
    await byTest(database.db, (db) =>
      db
        .update(sellers)
        .set({ profile: { ...emptyProfile, place: nazareth } })
        .where(eq(sellers.id, market.shop.sellerId ?? "")),
    );
    await byTest(database.db, (db) =>
      db.update(sellers).set({ profile: emptyProfile }).where(eq(sellers.id, potter)),
    );
    expect(cardsOf(await load("sort=price-asc"))).toEqual([
      ["JUG", 500, ""],
      ["MUG", 1000, "3 from 800"],
      ["BOWL", 2000, ""],
    ]);
    expect(cardsOf(await load("", ["price=9,30"]))).toHaveLength(2);
  });

  test("shows the preferred seller's offer first", async () => {
    const { context } = openRequest(market);
    const preferredSeller = { sellerId: thrift, name: "thrift" };
    context.visitorPlace = async () => ({
      location: defaultLocation,
      isChosen: false,
      preferredSeller,
      isSellerChosen: true,
    });
    expect(cardsOf(await load("sort=price-asc", [], context))[1]).toEqual(["MUG", 700, "3 from 800"]);
  });

  test("is without sellers that are paused", async () => {
    await byTest(database.db, (db) =>
      db.update(sellers).set({ state: "paused" }).where(eq(sellers.id, potter)),
    );
    expect(cardsOf(await load("sort=price-asc"))).toEqual([
      ["JUG", 500, ""],
      ["MUG", 1000, "2 from 1000"],
    ]);
  });

  test("follows a changed offer", async () => {
    const { context } = openRequest(market);
    const found = await context.catalogue.find(context.shop, "until-built");
    if (!found) throw new Error("no index");
    await byTest(database.db, (db) =>
      db.update(offers).set({ priceMinor: 300, finalPriceMinor: 300 }).where(eq(offers.sellerId, potter)),
    );
    await refreshProducts(context, found.index, [ids.mug, ids.bowl]);
    const skus = cardsOf(await load("sort=price-asc", [], context)).map(([sku]) => sku);
    expect(skus).toEqual(["MUG", "BOWL", "JUG"]);
  });

  test("is the same from the database while there is no index", async () => {
    const { context } = openRequest(market);
    context.catalogue.find = async () => null;
    const shown = cardsOf(await load("sort=name-asc", [], context));
    expect(shown).toEqual(cardsOf(await load("sort=name-asc")));
  });
});

test("search, suggestions and sliders of a marketplace have each product once", async () => {
  const { context } = openRequest(market);
  const visitor = await context.visitor();
  const query = new URLSearchParams("q=mug");
  const search = await loadSearchPage(context, { basePath: "/search", segments: [], query });
  expect(search).toMatchObject({ listing: { paging: { itemTotal: 1 } } });
  const suggested = await suggestProducts(context, visitor, "mug");
  expect(suggested.products.map(({ sku, price }) => [sku, price])).toMatchObject([
    ["MUG", { priceMinor: 800 }],
  ]);
  const slider = await listRequestedProducts(context, visitor, { selection: "newest", limit: 10 });
  expect(slider.products.map(({ sku }) => sku).sort()).toEqual([...inOrder].sort());
});

test("search of a marketplace answers from the database while there is no index", async () => {
  const { context } = openRequest(market);
  context.catalogue.find = async () => null;
  const query = new URLSearchParams("q=mug");
  const search = await loadSearchPage(context, { basePath: "/search", segments: [], query });
  expect(search).toMatchObject({
    listing: { paging: { itemTotal: 1 }, products: { data: [{ sku: "MUG" }] } },
  });
});

test("a seller's own shop has that seller's offers alone", async () => {
  const own = await addShop(market, { type: "marketplaceseller", sellerId: potter });
  own.shop.sellerId = potter;
  const listing = await load("sort=price-asc", [], openRequest(own).context);
  expect(cardsOf(listing)).toEqual([
    ["MUG", 800, ""],
    ["BOWL", 2000, ""],
  ]);
});
