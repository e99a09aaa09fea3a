import { expect, test } from "vitest";
import {
  type CommissionTerms,
  commissionIn,
  commissionOf,
  commissionShares,
  noCommission,
} from "./commission";

const terms: CommissionTerms = {
  defaultBasisPoints: 1000,
  byCategory: { books: 500, home: 1500 },
  fixedMinor: 0,
};
const line = (goodsMinor: number, ...categories: string[]) => ({ goodsMinor, categories });

test("a line without a category pays the seller's default", () => {
  expect(commissionOf([line(1000)], terms)).toBe(100);
  expect(commissionOf([line(1000, "toys")], terms)).toBe(100);
});

test("the nearest category's rate comes first", () => {
  expect(commissionOf([line(1000, "books", "home")], terms)).toBe(50);
  expect(commissionOf([line(1000, "lamps", "home")], terms)).toBe(150);
});

test("a category may be free", () => {
  expect(commissionOf([line(1000, "gifts")], { ...terms, byCategory: { gifts: 0 } })).toBe(0);
});

test("a category called like a property of objects has no rate of its own", () => {
  expect(commissionOf([line(1000, "constructor")], terms)).toBe(100);
});

test("each line is rounded once, half away from zero", () => {
  expect(commissionOf([line(5), line(5)], terms)).toBe(2);
  expect(commissionOf([line(4), line(4)], terms)).toBe(0);
});

test("the fixed amount is added once an order", () => {
  expect(commissionOf([line(1000), line(1000)], { ...terms, fixedMinor: 30 })).toBe(230);
});

test.each([
  ["EUR", "0.92", 92],
  ["JPY", "149.5", 150],
  ["KWD", "0.3067", 307],
])("the fixed amount is in the order's %s by its rate, rounded once", (to, rate, fixedMinor) => {
  const exchange = { from: "USD", to, rate };
  const agreed = commissionIn(exchange, { ...terms, fixedMinor: 100 });
  expect(agreed).toEqual({ ...terms, fixedMinor });
  expect(commissionOf([line(10_000), line(20_000)], agreed)).toBe(3000 + fixedMinor);
  expect(commissionShares([line(10_000), line(20_000)], agreed)).toEqual([
    1000 + Math.round(fixedMinor / 3),
    2000 + fixedMinor - Math.round(fixedMinor / 3),
  ]);
  expect(commissionOf([line(20)], agreed)).toBe(20);
});

test("an order in the business's currency has the terms as they were agreed", () => {
  expect(commissionIn(null, terms)).toBe(terms);
});

test("the commission is never more than the goods", () => {
  expect(commissionOf([line(20)], { ...terms, fixedMinor: 30 })).toBe(20);
  expect(commissionOf([line(32)], { ...terms, fixedMinor: 30 })).toBe(32);
  expect(commissionOf([line(34)], { ...terms, fixedMinor: 30 })).toBe(33);
  expect(commissionOf([line(0)], { ...terms, fixedMinor: 30 })).toBe(0);
});

test("a seller without commission pays nothing", () => {
  expect(commissionOf([line(1000, "books")], noCommission)).toBe(0);
});
