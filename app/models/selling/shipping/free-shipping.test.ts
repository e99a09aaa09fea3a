import { expect, it } from "vitest";
import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import { freeShipping } from "./free-shipping";

const standard: ShippingMethod = {
  type: "free_above",
  code: "standard",
  title: "Standard",
  amountMinor: 690,
  freeAboveMinor: 7500,
};
const express: ShippingMethod = { type: "flat", code: "express", title: "Express", amountMinor: 1690 };
const offer = ({ code, title, type }: ShippingMethod) => ({ code, title, type, priceMinor: 690 });
const offers = [standard, express].map(offer);

it.each([
  [0, 7500],
  [7499, 1],
  [7500, 0],
  [9000, 0],
])("goods of %d miss %d to free shipping (rule shipping-6)", (goodsMinor, missingMinor) => {
  expect(freeShipping(offers, [standard, express], goodsMinor)).toEqual({ fromMinor: 7500, missingMinor });
});

it("of two thresholds the lower one counts", () => {
  const slow = { ...standard, code: "slow", freeAboveMinor: 5000 };
  expect(freeShipping([...offers, offer(slow)], [standard, slow], 0)?.fromMinor).toBe(5000);
});

it("a method the cart may not choose promises nothing", () => {
  expect(freeShipping([offer(express)], [standard, express], 0)).toBeNull();
});
