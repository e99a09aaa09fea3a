import { expect, test } from "vitest";
import { boughtPermille, sumVisitors } from "./visitor-figures";

test("days are added, and a visitor of two days counts on each (rule numbers-9)", () => {
  const days = [
    { day: "2026-03-01", visitors: 40, bought: 1 },
    { day: "2026-03-02", visitors: 60, bought: 2 },
  ];
  expect(sumVisitors(days)).toEqual({ visitors: 100, bought: 3 });
  expect(sumVisitors([])).toEqual({ visitors: 0, bought: 0 });
});

test.each([
  [{ visitors: 0, bought: 0 }, null],
  [{ visitors: 3, bought: 1 }, 333],
  [{ visitors: 7, bought: 0 }, 0],
  [{ visitors: 2, bought: 3 }, 1000],
])("of %j as many per thousand bought as %s", (figures, permille) => {
  expect(boughtPermille(figures)).toBe(permille);
});
