import { describe, expect, it } from "vitest";
import { quotedPrices } from "./quoted-prices";

const lines = [
  { itemId: 1, sku: "MUG", priceMinor: 1000 },
  { itemId: 2, sku: "LAMP", priceMinor: 4000 },
];

describe("the prices of a quote", () => {
  it("are those named by SKU, and the current ones of the other lines", () => {
    expect(quotedPrices(lines, new Map([["MUG", 800]]))).toEqual([
      { itemId: 1, priceMinor: 800 },
      { itemId: 2, priceMinor: 4000 },
    ]);
  });

  it.each([
    ["a SKU it does not have", "SOFA", 100, "The quote has no SOFA."],
    ["nothing", "MUG", 0, "MUG: the price must be above zero."],
    ["less than nothing", "MUG", -1, "MUG: the price must be above zero."],
    ["a part of a minor unit", "MUG", 0.5, "MUG: the price must be above zero."],
  ])("are never %s", (_, sku, priceMinor, message) => {
    expect(() => quotedPrices(lines, new Map([[sku, priceMinor]]))).toThrow(
      expect.objectContaining({ code: "invalid", field: "prices", message }),
    );
  });
});
