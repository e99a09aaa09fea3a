import { expect, test } from "vitest";
import { productForm } from "./product-form";
import { productState, type ShownParts } from "./product-state";

const shown: ShownParts = {
  offers: 1,
  visible: 1,
  forSale: 1,
  variations: 0,
  shownVariations: 0,
  categories: 1,
  activeCategories: 1,
  hasPrice: true,
};
const family = { variations: 2, shownVariations: 1, hasPrice: false };

test.each([
  ["Active", undefined, "active", "simple", {}],
  ["Active", undefined, "active", "variable_product", family],
  ["Archived", "Taken off the shop", "archived", "simple", { visible: 0 }],
  ["Not in the shop", "No one offers it: give it a price", "active", "simple", { offers: 0, visible: 0 }],
  ["Hidden", "“In the shop” says hidden", "active", "simple", { visible: 0 }],
  ["Hidden", "“In the shop” says hidden", "discontinued", "simple", { visible: 0 }],
  ["Discontinued", "Shown, and sold no more", "discontinued", "simple", {}],
  ["Shown, not for sale", "“For sale” says no", "active", "simple", { forSale: 0 }],
  ["Shown, not for sale", "Its price is zero", "active", "simple", { hasPrice: false }],
  ["Shown, not for sale", "It has no variations", "active", "variable_product", {}],
  [
    "Shown, not for sale",
    "Its variations are hidden",
    "active",
    "variable_product",
    { ...family, shownVariations: 0 },
  ],
  [
    "Active",
    "In no category: found by search alone",
    "active",
    "simple",
    { categories: 0, activeCategories: 0 },
  ],
  ["Active", "In hidden categories alone", "active", "simple", { activeCategories: 0 }],
] as const)("a product is %s: %s (rule office-102)", (text, sub, status, classCode, parts) => {
  expect(productState({ status, classCode }, { ...shown, ...parts })).toMatchObject({ text });
  expect(productState({ status, classCode }, { ...shown, ...parts }).sub).toBe(sub);
});

test("an empty choice says what it means", () => {
  const form = JSON.stringify(productForm(false));
  for (const label of ["As usual: shown", "As usual: yes", "As usual: no"])
    expect(form).toContain(`{"value":"","label":"${label}"}`);
});
