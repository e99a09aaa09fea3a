import { describe, expect, test } from "vitest";
import { sumSales } from "./sales-figures";
import { changeOf, periodKeys, salesPoints, timeBefore } from "./sales-periods";

describe("the parts of a time", () => {
  test.each([
    ["day", { from: "2026-02-27", to: "2026-03-01" }, ["2026-02-27", "2026-02-28", "2026-03-01"]],
    ["week", { from: "2026-03-01", to: "2026-03-09" }, ["2026-02-23", "2026-03-02", "2026-03-09"]],
    ["month", { from: "2026-01-31", to: "2026-03-01" }, ["2026-01", "2026-02", "2026-03"]],
    ["month", { from: "2026-03-01", to: "2026-03-01" }, ["2026-03"]],
  ] as const)("by %s", (by, range, keys) => {
    expect(periodKeys(range, by)).toEqual(keys);
  });
});

test("the time before has as many days", () => {
  expect(timeBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({
    from: "2026-01-29",
    to: "2026-02-28",
  });
  expect(timeBefore({ from: "2026-03-01", to: "2026-03-01" })).toEqual({
    from: "2026-02-28",
    to: "2026-02-28",
  });
});

test("a day without sales is a point, and stands beside that of the time before", () => {
  const sold = (key: string, netMinor: number) => ({ ...sumSales([]), key, label: "", netMinor });
  const range = { from: "2026-03-03", to: "2026-03-04" };
  const rows = { now: [sold("2026-03-04", 500)], before: [sold("2026-03-01", 200)] };
  expect(salesPoints(range, "day", rows)).toEqual([
    { key: "2026-03-03", netMinor: 0, beforeMinor: 200 },
    { key: "2026-03-04", netMinor: 500, beforeMinor: 0 },
  ]);
});

test.each([
  [112, 100, "+12 %"],
  [88, 100, "-12 %"],
  [100, 100, "0 %"],
  [5, 0, "–"],
  [0, 0, "0 %"],
])("from %d to %d is %s", (now, before, text) => {
  expect(changeOf(now, before)).toBe(text);
});
