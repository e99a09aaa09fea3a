import { expect, test } from "vitest";
import { lineTotals, purchaseTotals } from "./purchase-totals";

const totals = {
  subtotalMinor: 5000,
  discountMinor: 500,
  addedTaxMinor: 270,
  grandTotalMinor: 5370,
  redeemedMinor: 1000,
  totalDueMinor: 4370,
};

test("the rows of a purchase add up to what is due", () => {
  const rows = purchaseTotals(totals, true);
  expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
    ["subtotal", 5000],
    ["discount", -500],
    ["fulfillment", 600],
    ["tax", 270],
    ["gift_card", -1000],
    ["total", 4370],
  ]);
  const sum = rows.slice(0, -1).reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(rows.at(-1)?.amount);
});

test("free delivery is a row once it was chosen", () => {
  const free = { ...totals, grandTotalMinor: 4770, totalDueMinor: 3770 };
  const types = (hasOption: boolean) => purchaseTotals(free, hasOption).map(({ type }) => type);
  expect(types(false)).not.toContain("fulfillment");
  expect(types(true)).toContain("fulfillment");
});

test("a line without a discount has none among its totals", () => {
  expect(lineTotals({ rowTotalMinor: 100, discountMinor: 0 }).map(({ type }) => type)).toEqual([
    "subtotal",
    "total",
  ]);
});
