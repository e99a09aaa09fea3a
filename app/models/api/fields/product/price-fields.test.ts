import { expect, it } from "vitest";
import { priceFields } from "./price-fields";

const reduced = {
  kind: "visible" as const,
  currency: "USD",
  priceMinor: 2450,
  wasMinor: 3000,
  savePercent: 18,
  isStartingAt: false,
};

it("a reduced price comes with the price struck through", () => {
  expect(priceFields(reduced)).toMatchObject({ price: 30, final_price: 24.5, msrp: 30, save_percent: 18 });
});

it("without a reduction both prices are equal and none is struck through", () => {
  expect(priceFields({ ...reduced, wasMinor: null })).toMatchObject({
    price: 24.5,
    final_price: 24.5,
    msrp: null,
  });
});

it.each(["in-cart", "sign-in", "pending"] as const)("a price hidden as %s is absent", (kind) => {
  expect(priceFields({ kind })).toMatchObject({
    price: null,
    final_price: null,
    msrp: null,
    hide_price: true,
  });
});

it("a missing price is not reported as hidden", () => {
  expect(priceFields({ kind: "none" })).toMatchObject({
    final_price: null,
    hide_price: false,
    price_state: "none",
  });
});
