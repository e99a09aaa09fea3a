import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { runs } from "../../../../tests/support/runs/property-runs";
import { intervalUnits } from "../../catalogue/plans/plan";
import { deliveryDate, nextDelivery } from "./schedule";

const datesOf = (first: string, every: number, unit: (typeof intervalUnits)[number], count: number) =>
  Array.from({ length: count }, (_, n) => deliveryDate(first, { every, unit }, n));

describe("deliveries", () => {
  it.each([
    ["2026-01-31", 1, "month", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    ["2028-01-30", 1, "month", ["2028-01-30", "2028-02-29", "2028-03-30"]],
    ["2026-08-31", 6, "month", ["2026-08-31", "2027-02-28", "2027-08-31", "2028-02-29"]],
    ["2026-11-30", 1, "month", ["2026-11-30", "2026-12-30", "2027-01-30", "2027-02-28", "2027-03-30"]],
    ["2028-02-29", 1, "year", ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
    ["2096-02-29", 2, "year", ["2096-02-29", "2098-02-28", "2100-02-28", "2102-02-28", "2104-02-29"]],
    ["2026-12-24", 2, "week", ["2026-12-24", "2027-01-07", "2027-01-21"]],
    ["2028-02-28", 1, "day", ["2028-02-28", "2028-02-29", "2028-03-01"]],
    ["2026-03-07", 1, "week", ["2026-03-07", "2026-03-14"]],
  ] as const)("from %s every %d %s", (first, every, unit, dates) => {
    expect(datesOf(first, every, unit, dates.length)).toEqual(dates);
  });

  it("of every month come on its last day for each day that it does not have", () => {
    for (const year of [2026, 2028])
      for (let month = 0; month < 12; month++)
        for (const day of [28, 29, 30, 31]) {
          const date = deliveryDate(`${year}-01-${day}`, { every: 1, unit: "month" }, month);
          const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
          expect(date).toBe(
            `${year}-${String(month + 1).padStart(2, "0")}-${String(Math.min(day, lastDay)).padStart(2, "0")}`,
          );
        }
  });
});

describe("the next delivery", () => {
  it.each([
    ["2026-01-31", "2026-01-30", "2026-01-31"],
    ["2026-01-31", "2026-01-31", "2026-02-28"],
    ["2026-01-31", "2026-02-27", "2026-02-28"],
    ["2026-01-31", "2026-02-28", "2026-03-31"],
    ["2026-01-31", "2027-12-31", "2028-01-31"],
  ])("of every month from %s after %s is on %s", (first, after, next) => {
    expect(nextDelivery(first, { every: 1, unit: "month" }, after)).toBe(next);
  });

  test("is after the day asked for, and the one before is not", () => {
    const day = fc
      .integer({ min: 0, max: 40_000 })
      .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
    const interval = fc.record({
      every: fc.integer({ min: 1, max: 24 }),
      unit: fc.constantFrom(...intervalUnits),
    });
    fc.assert(
      fc.property(day, day, interval, (first, after, every) => {
        const next = nextDelivery(first, every, after);
        expect(next > after).toBe(true);
        const n = Array.from({ length: 40_500 }, (_, at) => at).find(
          (at) => deliveryDate(first, every, at) >= next,
        );
        expect(deliveryDate(first, every, n ?? 0)).toBe(next);
        if (n) expect(deliveryDate(first, every, n - 1) <= after).toBe(true);
      }),
      { numRuns: runs(20, 200) },
    );
  });
});
