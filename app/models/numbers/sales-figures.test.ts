import { expect, test } from "vitest";
import {
  averageOrderMinor,
  dimensionsFor,
  isSalesDimension,
  type SalesFigures,
  sumSales,
} from "./sales-figures";

const figures = (given: Partial<SalesFigures>): SalesFigures => ({ ...sumSales([]), ...given });

test("rows add up figure by figure", () => {
  const sum = sumSales([
    figures({ orders: 1, goodsMinor: 1000 }),
    figures({ orders: 2, returnedMinor: 300 }),
  ]);
  expect(sum).toEqual(figures({ orders: 3, goodsMinor: 1000, returnedMinor: 300 }));
});

test("an average order is what shoppers paid, rounded half up", () => {
  expect(averageOrderMinor(figures({ orders: 2, goodsMinor: 1000, deliveryMinor: 1 }))).toBe(501);
});

test("there is no average without orders", () => {
  expect(averageOrderMinor(figures({}))).toBeNull();
});

test.each([
  ["product", true],
  ["moon", false],
])("sales by %s: %s", (text, isKnown) => {
  expect(isSalesDimension(text)).toBe(isKnown);
});

test("a seller's figures are not parted by seller", () => {
  expect(dimensionsFor(null)).toContain("seller");
  expect(dimensionsFor("potter")).not.toContain("seller");
});
