import { expect, test } from "vitest";
import { priceLevelText } from "./price-level-text";

test("a tier says how many, at what price and what is saved", () => {
  const tier = { id: "tier", customerGroups: [], minQty: 3, priceMinor: 1800 };
  expect(priceLevelText(tier, 2400, "USD")).toBe("Buy 3 for $18.00 each and save 25%");
});
