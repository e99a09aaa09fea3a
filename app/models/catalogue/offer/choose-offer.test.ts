import { describe, expect, test } from "vitest";
import { sellable } from "../product/sellable-fixture";
import { anySituation, chooseOffer, countSellers } from "./choose-offer";
import { type SellerOffer, sellerOffer } from "./seller-offer";

type Over = Parameters<typeof sellable>[0];
const from = (sellerId: string, over: Over = {}): SellerOffer => sellerOffer(sellerId, sellable(over));
const soldOut = { item: { ...sellable({}).item, onHand: 0, reserved: 0, manageStock: true } };
const chosen = (offers: SellerOffer[], over = {}) =>
  chooseOffer(offers, { ...anySituation, ...over })?.sellerId ?? null;

describe("of several offers the one shown first is", () => {
  test.each([
    ["the cheaper one", [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800 })], {}, "b"],
    [
      "the cheaper one with its shipping fee",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800, shippingFeeMinor: 101 })],
      {},
      "a",
    ],
    [
      "one in stock, though it is dearer",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800, ...soldOut })],
      {},
      "a",
    ],
    [
      "the preferred seller's, though it is dearer",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800 })],
      { preferredId: "a" },
      "a",
    ],
    [
      "the preferred seller's, though it is sold out",
      [from("a", soldOut), from("b")],
      { preferredId: "a" },
      "a",
    ],
    [
      "the nearest seller's, though it is dearer",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800 })],
      { preferredId: "a", isNearest: true },
      "a",
    ],
    [
      "one in stock, though the nearest seller’s is sold out",
      [from("a", soldOut), from("b")],
      { preferredId: "a", isNearest: true },
      "b",
    ],
    [
      "one with a visible price, though it is dearer",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800, hidePrice: true })],
      {},
      "a",
    ],
    [
      "the nearer one, though it is dearer, where no price may be seen",
      [from("a", { priceMinor: 900 }), from("b", { priceMinor: 800 })],
      { hidesPrices: true, distances: new Map([["a", 5]]) },
      "a",
    ],
    ["the nearer one at the same price", [from("a"), from("b")], { distances: new Map([["b", 5]]) }, "b"],
    [
      "the nearer one, though it is worse rated",
      [from("a"), from("b")],
      {
        distances: new Map([
          ["a", 6],
          ["b", 5],
        ]),
        ratings: new Map([["a", 5]]),
      },
      "b",
    ],
    [
      "the better rated one at the same distance",
      [from("a"), from("b")],
      { ratings: new Map([["b", 4.5]]) },
      "b",
    ],
    ["the one with the lower id otherwise", [from("b"), from("a")], {}, "a"],
    ["the only one", [from("a", soldOut)], {}, "a"],
    ["none without offers", [], {}, null],
  ])("%s", (_, offers, over, sellerId) => {
    expect(chosen(offers, over)).toBe(sellerId);
    expect(chosen([...offers].reverse(), over)).toBe(sellerId);
  });
});

describe("a card says how many sellers there are", () => {
  test("with the lowest price of those in stock", () => {
    const offers = [from("a", { priceMinor: 900 }), from("b", { priceMinor: 700, ...soldOut }), from("c")];
    expect(countSellers(offers)).toMatchObject({ count: 3, fromMinor: 900 });
  });

  test.each([
    ["one seller", [from("a")]],
    ["one seller of two variations", [from("a"), from("a")]],
    ["hidden prices", [from("a", { hidePrice: true }), from("b", { hidePrice: true })]],
    ["nothing in stock", [from("a", soldOut), from("b", soldOut)]],
  ])("but not for %s", (_, offers) => {
    expect(countSellers(offers)).toBeNull();
  });
});
