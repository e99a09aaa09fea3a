import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import { availableMethods, methodDetail, needsShipping } from "./available-methods";
import { giftCard, lamp, onlyBy } from "./shipping-fixture";

const post: ShippingMethod = { type: "flat", code: "post", title: "Post", amountMinor: 700 };
const pickup: ShippingMethod = { type: "pickup", code: "pickup", title: "Store pickup" };
const abroad: ShippingMethod = {
  type: "table",
  code: "abroad",
  title: "Abroad",
  by: "destination",
  rows: [{ country: "CA", amountMinor: 1900 }],
};

function codes(items = [lamp]) {
  const shipment = { destination: nazareth, items, goodsMinor: 5000 };
  return availableMethods([post, pickup, abroad], shipment).map((offer) => offer.code);
}

describe("availableMethods", () => {
  test("lists the methods for the destination, in the shop's order", () => {
    expect(codes()).toEqual(["post", "pickup"]);
  });

  test("a product may limit them", () => {
    expect(codes([lamp, { ...lamp, shippingTerms: onlyBy("pickup") }])).toEqual(["pickup"]);
  });

  test("two products may leave none", () => {
    const items = [
      { ...lamp, shippingTerms: onlyBy("pickup") },
      { ...lamp, shippingTerms: onlyBy("post") },
    ];
    expect(codes(items)).toEqual([]);
  });

  test("a non-shippable product limits nothing", () => {
    expect(codes([lamp, { ...giftCard, shippingTerms: onlyBy("none") }])).toEqual(["post", "pickup"]);
  });

  test("is empty if nothing is shipped", () => {
    expect(codes([giftCard])).toEqual([]);
  });
});

test.each([
  [[giftCard, lamp], true],
  [[giftCard], false],
  [[], false],
])("cart %# needs delivery: %s", (items, needed) => {
  expect(needsShipping(items)).toBe(needed);
});

describe("methodDetail", () => {
  const offer = { code: "post", title: "Post", type: "flat", priceMinor: 700 } as const;

  test("is the method in the totals", () => {
    expect(methodDetail(offer, false)).toBe(offer);
  });

  test.each([
    ["of a loaded cart", false, "No available shipping method"],
    ["after a selection", true, "Invalid shipping method"],
  ])("%s without a method is empty and says why", (_, isAsked, title) => {
    expect(methodDetail(null, isAsked)).toEqual({ code: "", title, type: "", priceMinor: 0 });
  });
});
