import { beforeEach, describe, expect, test } from "vitest";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import { defaultLocation } from "~/models/shops/visitors/visitor-place";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findVisitorPlace } from "./find-visitor-place.server";
import { PostalPlaces } from "./postal-places.server";

const database = withTestDatabase();
const origin = "https://market.example";
const seattle = { latitude: 47.6062, longitude: -122.3321, postalCode: "98101" };

let house: ShopContext;
let market: ShopContext;
let lehigh: { sellerId: string; name: string };
let puget: { sellerId: string; name: string };
beforeEach(async () => {
  house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  const at = async (name: string, place: { latitude: number; longitude: number }) => ({
    sellerId: await addSeller(house, name, { profile: { ...emptyProfile, place } }),
    name,
  });
  lehigh = await at("lehigh", { latitude: 40.6023, longitude: -75.4714 });
  puget = await at("puget", { latitude: 47.2529, longitude: -122.4443 });
});

const cookies = (...set: string[]) => set.map((one) => one.split(";")[0]).join("; ");
const fromSeattle = visitorLocationCookie.print(seattle, origin);

test("the default place is where postal code 18064 lies", async () => {
  const { postalCode, ...place } = defaultLocation;
  expect(await new PostalPlaces().find(postalCode)).toEqual(place);
});

describe("a visitor of a marketplace", () => {
  test.each([null, "", "visitor_location=x"])(
    "with the cookies %j is at the default place, with the nearest seller",
    async (sent) => {
      expect(await findVisitorPlace(market, sent)).toEqual({
        location: defaultLocation,
        isChosen: false,
        preferredSeller: lehigh,
        isSellerChosen: false,
      });
    },
  );

  test("is where the cookie says, with the seller nearest to it", async () => {
    expect(await findVisitorPlace(market, cookies(fromSeattle))).toEqual({
      location: seattle,
      isChosen: true,
      preferredSeller: puget,
      isSellerChosen: false,
    });
  });

  test("prefers the seller they chose, however far", async () => {
    const sent = cookies(fromSeattle, preferredSellerCookie.print(lehigh, origin));
    expect(await findVisitorPlace(market, sent)).toMatchObject({
      preferredSeller: lehigh,
      isSellerChosen: true,
    });
  });

  test("who wants no seller preferred has none", async () => {
    const sent = cookies(preferredSellerCookie.print({ sellerId: null }, origin));
    expect(await findVisitorPlace(market, sent)).toMatchObject({
      preferredSeller: null,
      isSellerChosen: true,
    });
  });
});

test("a visitor of an ordinary shop prefers no seller", async () => {
  expect(await findVisitorPlace(house, null)).toMatchObject({ preferredSeller: null });
});
