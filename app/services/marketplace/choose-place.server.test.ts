import { beforeEach, describe, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import type { VisitorPlace } from "~/models/shops/visitors/visitor-place";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import {
  type AccountTestShop,
  addCustomer,
  openAccountShop,
} from "../accounts/sign-in/account-fixture.server";
import { addSeller } from "../catalogue/products/seller-fixture.server";
import { enterAccount } from "../storefront/sign-in/enter-account.server";
import { bringPlace } from "./bring-place.server";
import { choosePlace } from "./choose-place.server";
import { PostalPlaces } from "./postal-places.server";
import { preferSeller } from "./prefer-seller.server";

const database = withTestDatabase();
const places = new PostalPlaces();
const nazareth = { latitude: 40.745, longitude: -75.3199, postalCode: "18064" };
const unknown: VisitorPlace = {
  location: nazareth,
  isChosen: false,
  preferredSeller: null,
  isSellerChosen: false,
};
const guest = anonymousVisitor;

let shop: AccountTestShop;
let customer: Visitor;
beforeEach(async () => {
  shop = await openAccountShop(database.db);
  const { id, email } = await addCustomer(shop);
  const names = { firstName: "Ada", lastName: "Marsh", nickName: "" };
  customer = {
    ...guest,
    customer: { id, email, ...names, group: "", isRestricted: false, isVerified: true },
  };
});

const as = (visitor: Visitor) => ({
  ...shop,
  places,
  requestId: "r1",
  visitor: () => Promise.resolve(visitor),
});
const sent = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const idOf = ({ customer }: Visitor) => customer?.id ?? 0;

describe("a visitor's place", () => {
  test("is kept in a cookie of a year, with its postal code", async () => {
    const headers = await choosePlace(as(guest), { postalCode: " 18064-1234 " });
    expect(visitorLocationCookie.parse(sent(headers))).toEqual(nazareth);
    expect(headers.get("Set-Cookie")).toContain("Path=/; Max-Age=31536000");
  });

  test("is the postal code nearest to the browser's position, which is not kept itself", async () => {
    const headers = await choosePlace(as(guest), { postalCode: "", latitude: 40.7451, longitude: -75.3201 });
    expect(visitorLocationCookie.parse(sent(headers))).toEqual(nazareth);
  });

  test.each([
    ["Nazareth", "invalid"],
    ["", "invalid"],
    ["00000", "not_found"],
  ])("is refused beside the field when it is %j", async (postalCode, code) => {
    await expect(choosePlace(as(guest), { postalCode })).rejects.toMatchObject({ code, field: "postalCode" });
  });

  test("comes back to another browser at sign-in", async () => {
    await choosePlace(as(customer), { postalCode: "90210" });
    const headers = await bringPlace(shop, idOf(customer), unknown);
    expect(visitorLocationCookie.parse(sent(headers))).toMatchObject({ postalCode: "90210" });
  });

  test("that this browser knows replaces the one in the account at sign-in", async () => {
    await choosePlace(as(customer), { postalCode: "90210" });
    await bringPlace(shop, idOf(customer), { ...unknown, isChosen: true });
    const headers = await bringPlace(shop, idOf(customer), unknown);
    expect(visitorLocationCookie.parse(sent(headers))).toEqual(nazareth);
  });

  test("is set by signing in to a marketplace, and by no other shop", async () => {
    await choosePlace(as(customer), { postalCode: "90210" });
    const ctx = { ...shop, visitorPlace: () => Promise.resolve(unknown) };
    const market = { ...ctx, shop: { ...ctx.shop, type: "marketplace" as const } };
    const inMarket = await enterAccount(market, guest, idOf(customer));
    expect(visitorLocationCookie.parse(sent(inMarket))).toMatchObject({ postalCode: "90210" });
    expect(sent(await enterAccount(ctx, guest, idOf(customer)))).not.toContain("visitor_location");
  });
});

describe("a preferred seller", () => {
  test("is kept by code, with the name that the shop has for it", async () => {
    const sellerId = await addSeller(shop, "potter");
    const headers = await preferSeller(as(guest), "potter");
    expect(preferredSellerCookie.parse(sent(headers))).toEqual({ sellerId, name: "potter" });
  });

  test("is removed from the account, and from the browser, which knows that there is none", async () => {
    await addSeller(shop, "potter");
    await preferSeller(as(customer), "potter");
    const headers = await preferSeller(as(customer), "");
    expect(preferredSellerCookie.parse(sent(headers))).toEqual({ sellerId: null });
    expect(sent(await bringPlace(shop, idOf(customer), unknown))).toBe("");
  });

  test("that a visitor did not choose does not come into the account", async () => {
    const sellerId = await addSeller(shop, "potter");
    await bringPlace(shop, idOf(customer), { ...unknown, preferredSeller: { sellerId, name: "potter" } });
    expect(sent(await bringPlace(shop, idOf(customer), unknown))).toBe("");
  });

  test("of another business is unknown", async () => {
    await addSeller(await openAccountShop(database.db), "potter");
    await expect(preferSeller(as(guest), "potter")).rejects.toMatchObject({ code: "not_found" });
  });

  test("of another business, in a cookie, does not come into the account", async () => {
    const sellerId = await addSeller(await openAccountShop(database.db), "potter");
    const preferredSeller = { sellerId, name: "potter" };
    await bringPlace(shop, idOf(customer), { ...unknown, preferredSeller, isSellerChosen: true });
    expect(sent(await bringPlace(shop, idOf(customer), unknown))).toBe("");
  });
});
