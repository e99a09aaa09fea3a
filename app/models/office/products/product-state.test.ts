import { expect, test } from "vitest";
import { productForm } from "./product-form";
import { productState } from "./product-state";

const offer = { isVisible: true, availableForSale: true };

test.each([
  ["Active", "active", offer],
  ["Hidden", "active", { ...offer, isVisible: false }],
  ["Shown, not for sale", "active", { ...offer, availableForSale: false }],
  ["Not sold here", "active", undefined],
  ["Discontinued", "discontinued", offer],
  ["Archived", "archived", { ...offer, isVisible: false }],
] as const)("a product is %s", (text, status, own) => {
  expect(productState({ status, hasVariations: false, offer: own }).text).toBe(text);
});

test("an empty choice says what it means", () => {
  const form = JSON.stringify(productForm(false));
  for (const label of ["As usual: shown", "As usual: yes", "As usual: no"])
    expect(form).toContain(`{"value":"","label":"${label}"}`);
});
