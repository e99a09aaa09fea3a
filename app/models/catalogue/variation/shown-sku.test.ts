import { expect, test } from "vitest";
import { shownSku } from "./shown-sku";

test.each([
  ["MUG-101", "tide-mug", "MUG-101"],
  ["tide-mug", "tide-mug", ""],
  ["tide-mug-large", "tide-mug", ""],
  ["tide", "tide-mug", "tide"],
])("%s of the product at /%s is shown as '%s'", (sku, slug, shown) => {
  expect(shownSku(sku, slug)).toBe(shown);
});
