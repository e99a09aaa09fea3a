import { expect, test } from "vitest";
import { salesCsv, totalsRows } from "./sales-csv";
import { sumSales } from "./sales-figures";

const row = { ...sumSales([]), key: "2026-03-01", label: "", orders: 2, pieces: 3, goodsMinor: 1050 };

test("a day is a row, and the sums come last", () => {
  expect(
    salesCsv("day", [row, { ...row, key: "2026-03-02" }], "USD")
      .split(/\r?\n/)
      .slice(0, 4),
  ).toEqual([
    "Day,Name,Orders,Pieces,Goods,Gift cards,Delivery,Tax,Discounts,Returned,Net,Currency",
    "2026-03-01,,2,3,10.50,0.00,0.00,0.00,0.00,0.00,0.00,USD",
    "2026-03-02,,2,3,10.50,0.00,0.00,0.00,0.00,0.00,0.00,USD",
    "Total,,4,6,21.00,0.00,0.00,0.00,0.00,0.00,0.00,USD",
  ]);
});

test("taxes have no sums, because an order may have several", () => {
  expect(salesCsv("tax", [row], "USD")).not.toContain("Total");
});

test("the sums of a time stand beside those of the time before", () => {
  const rows = totalsRows({ now: row, before: { ...row, orders: 1, goodsMinor: 1000 } }, "USD");
  expect(rows.slice(0, 4)).toEqual([
    ["Figure", "Now", "Before", "Currency"],
    ["Orders", "2", "1", ""],
    ["Pieces", "3", "3", ""],
    ["Goods", "10.50", "10.00", "USD"],
  ]);
});
