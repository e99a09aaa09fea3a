import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import type { ShippingMethod } from "../../catalogue/stock/shipping-method";
import { giftCard, lamp } from "./shipping-fixture";
import { shippedWeightG, shippingPrice } from "./shipping-price";

const shipment = { destination: nazareth, items: [lamp], goodsMinor: 5000 };
const named = { code: "post", title: "Post" };

describe("shippingPrice", () => {
  test("flat is the same for every cart", () => {
    expect(shippingPrice({ ...named, type: "flat", amountMinor: 700 }, shipment)).toBe(700);
  });

  test("pickup is free", () => {
    expect(shippingPrice({ ...named, type: "pickup" }, shipment)).toBe(0);
  });

  test.each([
    [4999, 700],
    [5000, 0],
    [5001, 0],
  ])("free above 5000: goods for %i ships for %i", (goodsMinor, price) => {
    const method: ShippingMethod = { ...named, type: "free_above", amountMinor: 700, freeAboveMinor: 5000 };
    expect(shippingPrice(method, { ...shipment, goodsMinor })).toBe(price);
  });

  const steps = [
    { from: 0, amountMinor: 500 },
    { from: 1000, amountMinor: 900 },
  ];

  test.each([
    [1, 500],
    [2, 900],
    [3, 900],
  ])("by weight: %i pieces of 500 g ship for %i", (qty, price) => {
    const method: ShippingMethod = { ...named, type: "table", by: "weight", rows: steps };
    expect(shippingPrice(method, { ...shipment, items: [{ ...lamp, qty }] })).toBe(price);
  });

  test.each([
    [999, 500],
    [1000, 900],
  ])("by price: goods for %i ships for %i", (goodsMinor, price) => {
    const method: ShippingMethod = { ...named, type: "table", by: "price", rows: steps };
    expect(shippingPrice(method, { ...shipment, goodsMinor })).toBe(price);
  });

  test("a table without a row for the place gives no price", () => {
    const rows = [{ country: "CA", amountMinor: 1900 }];
    expect(shippingPrice({ ...named, type: "table", by: "destination", rows }, shipment)).toBeNull();
  });
});

test("non-shippable products weigh nothing", () => {
  expect(shippedWeightG([lamp, { ...giftCard, weightG: 300 }])).toBe(500);
});
