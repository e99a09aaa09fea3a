import { describe, expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { availableMethods, needsShipping, pickOffer } from "./available-methods";
import { giftCard, lamp } from "./shipping-fixture";
import type { ShippingMethod } from "./shipping-method";

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
  const shipment = { destination: nazareth, items, subtotalMinor: 5000 };
  return availableMethods([post, pickup, abroad], shipment).map((offer) => offer.code);
}

describe("availableMethods", () => {
  test("lists the methods for the destination, in the shop's order", () => {
    expect(codes()).toEqual(["post", "pickup"]);
  });

  test("a product may limit them", () => {
    expect(codes([lamp, { ...lamp, limitShippingOption: ["pickup"] }])).toEqual(["pickup"]);
  });

  test("two products may leave none", () => {
    const items = [
      { ...lamp, limitShippingOption: ["pickup"] },
      { ...lamp, limitShippingOption: ["post"] },
    ];
    expect(codes(items)).toEqual([]);
  });

  test("a non-shippable product limits nothing", () => {
    expect(codes([lamp, { ...giftCard, limitShippingOption: ["none"] }])).toEqual(["post", "pickup"]);
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

describe("pickOffer", () => {
  const offers = [{ code: "post", title: "Post", type: "flat", priceMinor: 700 } as const];

  test("finds the chosen one", () => {
    expect(pickOffer(offers, "post", "chosen")).toBe(offers[0]);
  });

  test.each([
    ["loaded", "No available shipping method"],
    ["chosen", "Invalid shipping method"],
  ] as const)("when %s, an unknown one reads '%s'", (origin, title) => {
    expect(pickOffer(offers, "drone", origin)).toEqual({ code: "", title, type: "", priceMinor: 0 });
  });
});
