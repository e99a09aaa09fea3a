import { describe, expect, test } from "vitest";
import { unitPrice } from "./unit-price";

const levels = [{ id: "tier", customerGroups: [], minQty: 3, priceMinor: 2100 }];
const lamp = { priceMinor: 2400, finalPriceMinor: null, levels, group: null, qty: 1 };

describe("unitPrice", () => {
  test("is the list price by default", () => {
    expect(unitPrice(lamp)).toBe(2400);
  });

  test("is the sale price during a sale", () => {
    expect(unitPrice({ ...lamp, finalPriceMinor: 2200 })).toBe(2200);
  });

  test("is the tier's price from its quantity on", () => {
    expect(unitPrice({ ...lamp, qty: 3 })).toBe(2100);
  });

  test("stays at the sale price if the tier costs more", () => {
    expect(unitPrice({ ...lamp, finalPriceMinor: 1900, qty: 3 })).toBe(1900);
  });

  test("adds option fees to the lowest price", () => {
    expect(unitPrice({ ...lamp, qty: 3, optionFeeMinor: 500 })).toBe(2600);
  });

  test("a sale price of zero is valid", () => {
    expect(unitPrice({ ...lamp, finalPriceMinor: 0 })).toBe(0);
  });
});
