import { describe, expect, it } from "vitest";
import { seedCategories } from "./seed-categories";
import { seedProduct } from "./seed-product";

const { categories, leaves } = seedCategories();
const products = Array.from({ length: 4000 }, (_, nth) => seedProduct(nth, leaves));

describe("a generated catalogue", () => {
  it("is the same in every run", () => {
    expect(seedProduct(1234, leaves)).toEqual(products[1234]);
  });
  it("has a unique slug for each category and product", () => {
    const slugs = [...categories.map(({ slug }) => slug), ...products.map(({ slug }) => slug)];
    expect(new Set(slugs).size).toBe(slugs.length);
  });
  it("fills its categories unevenly", () => {
    const inTop = (top: string) =>
      products.filter(({ categoryPath }) => categoryPath.startsWith(`${top}/`)).length;
    expect(inTop("furniture")).toBeGreaterThan(10 * inTop("gifts"));
  });
  it("gives a fifth of its products two to four variations, each with its own color", () => {
    const families = products.filter(({ variations }) => variations.length > 0);
    expect(families.length / products.length).toBeCloseTo(0.2, 1);
    for (const { variations } of families) {
      const colors = variations.map(({ optionValues }) => optionValues.Color);
      expect(new Set(colors).size).toBe(colors.length);
    }
  });
  it("has eight filterable attributes", () => {
    expect(Object.keys(products[0]?.attributes ?? {})).toHaveLength(8);
  });
  it("has whole prices above zero, in minor units", () => {
    expect(products.every(({ finalPriceMinor: minor }) => Number.isInteger(minor) && minor > 0)).toBe(true);
  });
});
