import { expect, test } from "vitest";
import { localMinute, priceChangeSchema, priceSelectionSchema, priceStepOf } from "./price-change";

test.each([
  ["2026-12-01", "2026-12-01T00:00"],
  ["2026-12-01 18:30", "2026-12-01T18:30"],
  ["2026-12-01T18:30", "2026-12-01T18:30"],
  ["2026-02-30", null],
  ["2026-12-01 25:00", null],
  ["tomorrow", null],
])("'%s' on the shop's clock is %s", (text, minute) => {
  expect(localMinute(text)).toBe(minute);
});

test("a selection names something", () => {
  expect(priceSelectionSchema.safeParse({}).success).toBe(false);
  expect(priceSelectionSchema.safeParse({ brand: undefined }).success).toBe(false);
  expect(priceSelectionSchema.safeParse({ brand: "Clay" }).success).toBe(true);
});

test("a change is of one kind", () => {
  expect(priceChangeSchema.safeParse({ priceMinor: 100, allBasisPoints: 500 }).success).toBe(false);
  expect(priceChangeSchema.safeParse({ allBasisPoints: -10_000 }).success).toBe(false);
});

test("a change by percent is rounded to one minor unit, unless it says more", () => {
  expect([priceStepOf({}), priceStepOf({ stepMinor: 5 })]).toEqual([1, 5]);
});
