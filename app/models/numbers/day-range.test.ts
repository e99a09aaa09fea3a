import { expect, test } from "vitest";
import { dayOf, dayRange } from "./day-range";

test("a day is its own range", () => {
  expect(dayRange("2026-03-01", "2026-03-01")).toEqual({ from: "2026-03-01", to: "2026-03-01" });
});

test.each([
  ["2026-02-30", "2026-03-01", "'2026-02-30' is no day such as 2026-03-31."],
  ["2026-03-02", "2026-03-01", "The last day comes before the first."],
  ["2001-01-01", "2026-03-01", "Ask for at most 3700 days."],
])("%s to %s is refused", (from, to, message) => {
  expect(() => dayRange(from, to)).toThrow(message);
});

test("a moment belongs to the day of the shop's clock", () => {
  expect(dayOf(new Date("2026-03-01T03:00:00Z"), "America/New_York")).toBe("2026-02-28");
});
