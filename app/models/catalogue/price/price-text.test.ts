import { describe, expect, it, test } from "vitest";
import { priceText, wasPriceText } from "./price-text";
import type { PriceView } from "./price-view";

const price: PriceView = {
  kind: "visible",
  currency: "USD",
  priceMinor: 2400,
  wasMinor: 3000,
  savePercent: 20,
  isStartingAt: false,
};

it("is the amount", () => {
  expect(priceText(price)).toBe("$24.00");
});

it("says 'Starting at' for different prices", () => {
  expect(priceText({ ...price, isStartingAt: true })).toBe("Starting at $24.00");
});

describe("a hidden price", () => {
  test.each([
    ["in-cart", "See Price In Cart"],
    ["sign-in", "Sign in to see pricing"],
    ["pending", "Your account is pending approval"],
    ["none", ""],
  ] as const)("%s reads %j", (kind, text) => {
    expect(priceText({ kind })).toBe(text);
  });
});

describe("the price before the sale (rule prices-2)", () => {
  test.each([
    ["is what was asked before", price, "$30.00"],
    ["is not said where there was none", { ...price, wasMinor: null }, ""],
    ["is hidden with the price", { kind: "in-cart" as const }, ""],
  ])("%s", (_what, view, text) => {
    expect(wasPriceText(view)).toBe(text);
  });
});
