import { expect, test } from "vitest";
import type { PriceView } from "../price/price-view";
import { saidChoice } from "./said-choice";

const price: PriceView = {
  kind: "visible",
  currency: "USD",
  priceMinor: 1800,
  wasMinor: 3000,
  savePercent: 40,
  isStartingAt: false,
};
const color = { label: "Color", selected: "Fog" };

test("a choice is said with its price and stock (rule accessibility-5)", () => {
  const axes = [color, { label: "Size", selected: "M" }];
  expect(saidChoice({ axes, stock: { text: "In Stock" } }, price)).toBe(
    "Color Fog, Size M, $18.00, In Stock",
  );
});

test("an option of which nothing is chosen is left out", () => {
  const axes = [color, { label: "Size", selected: "" }];
  expect(saidChoice({ axes, stock: { text: "" } }, { ...price, isStartingAt: true })).toBe(
    "Color Fog, Starting at $18.00",
  );
});

test("a hidden price is not said", () => {
  expect(saidChoice({ axes: [color], stock: { text: "In Stock" } }, { kind: "none" })).toBe(
    "Color Fog, In Stock",
  );
});
