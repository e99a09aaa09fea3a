import { describe, expect, test } from "vitest";
import type { Shop } from "~/models/shops/shop";
import type { VisitorPlace } from "~/models/shops/visitors/visitor-place";
import { storeFoundPlace } from "./store-found-place.server";

const place: VisitorPlace = {
  location: { latitude: 40.745, longitude: -75.3199, postalCode: "18064" },
  isChosen: false,
  preferredSeller: { sellerId: "0b7c2f0e-7c1d-4a3e-9b52-6d1f6a4f2c11", name: "Potter" },
  isSellerChosen: false,
};

async function stored(over: Partial<VisitorPlace> = {}, type: Shop["type"] = "marketplace") {
  const headers = await storeFoundPlace({
    shop: { type } as Shop,
    origin: "https://market.example",
    visitorPlace: () => Promise.resolve({ ...place, ...over }),
  });
  return headers.getSetCookie().map((cookie) => decodeURIComponent(cookie.split(";")[0] ?? ""));
}

describe("a first visit of a marketplace (rule location-2)", () => {
  test("stores the place and the nearest seller", async () => {
    expect(await stored()).toEqual([
      'visitor_location={"latitude":40.745,"longitude":-75.3199,"postalCode":"18064","found":true}',
      'preferred_seller={"sellerId":"0b7c2f0e-7c1d-4a3e-9b52-6d1f6a4f2c11","name":"Potter","found":true}',
    ]);
  });

  test("leaves what the visitor chose", async () => {
    expect(await stored({ isChosen: true, isSellerChosen: true })).toEqual([]);
  });

  test("stores no seller where none is near", async () => {
    expect(await stored({ preferredSeller: null })).toHaveLength(1);
  });

  test("is nothing to an ordinary shop", async () => {
    expect(await stored({}, "essential")).toEqual([]);
  });
});
