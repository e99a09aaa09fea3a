import { describe, expect, it } from "vitest";
import { offer } from "../offer/offer-at";
import type { Sellable } from "../stock/sellable";
import { familyPrice } from "./family-price";
import { sellable, stranger } from "./sellable-fixture";

const price = (members: Sellable[], classCode: "variable_product" | "grouped" = "variable_product") =>
  familyPrice(
    members.map((member) => offer(member, stranger)),
    classCode,
  );

describe("the price of a variable product", () => {
  it("has no prefix if all variations cost the same", () => {
    expect(price([sellable(), sellable()])).toMatchObject({ unitPriceMinor: 1000, isStartingAt: false });
  });
  it("starts at the cheapest variation that can be bought", () => {
    const members = [sellable({ priceMinor: 300, onHand: 0 }), sellable({ priceMinor: 500 }), sellable()];
    expect(price(members)).toMatchObject({ unitPriceMinor: 500, isStartingAt: true });
  });
  it("is still shown when everything is sold out", () => {
    expect(price([sellable({ onHand: 0 })])).toMatchObject({ unitPriceMinor: 1000 });
  });
  it("is null without variations", () => {
    expect(price([])).toBeNull();
  });
  it("ignores hidden prices, and is hidden when all are", () => {
    const hidden = sellable({ priceMinor: 100, hidePrice: true });
    expect(price([hidden, sellable()])).toMatchObject({ unitPriceMinor: 1000 });
    expect(price([hidden])).toMatchObject({ sellable: { hidePrice: true }, unitPriceMinor: 0 });
  });
});

describe("the price of a grouped product", () => {
  it("always starts at the cheapest child, without a struck price", () => {
    expect(price([sellable({ msrpMinor: 5000 })], "grouped")).toMatchObject({
      unitPriceMinor: 1000,
      sellable: { priceMinor: 0, msrpMinor: null },
      isStartingAt: true,
    });
  });
  it("shows in the cart only when no child can be bought", () => {
    expect(price([sellable({ onHand: 0 })], "grouped")).toMatchObject({ sellable: { hidePrice: true } });
  });
});
