import { expect, test } from "vitest";
import { priceLevelText } from "./price-level-text";

test("a tier has a quantity, a price and a saving", () => {
  const tier = { id: "tier", customerGroups: [], minQty: 3, priceMinor: 1800 };
  expect(priceLevelText(tier, 2400, "USD")).toBe("Buy 3 for $18.00 each and save 25%");
});
