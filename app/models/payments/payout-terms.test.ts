import { expect, test } from "vitest";
import { isHoldOver, payoutDay } from "./payout-terms";

test.each([
  ["daily", "2026-11-23T00:00:00Z", "2026-11-23"],
  ["daily", "2026-11-23T23:59:59Z", "2026-11-23"],
  ["weekly", "2026-11-23T00:00:00Z", "2026-11-23"],
  ["weekly", "2026-11-29T23:59:59Z", "2026-11-23"],
  ["weekly", "2026-11-22T23:59:59Z", "2026-11-16"],
  ["weekly", "2027-01-01T12:00:00Z", "2026-12-28"],
  ["monthly", "2026-11-30T23:59:59Z", "2026-11-01"],
  ["monthly", "2026-12-01T00:00:00Z", "2026-12-01"],
] as const)("the latest %s payout day at %s is %s", (schedule, now, day) => {
  expect(payoutDay(schedule, new Date(now)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test("the hold is over when its last day has passed", () => {
  const completed = new Date("2026-11-16T00:00:00Z");
  expect(isHoldOver(completed, 7, new Date("2026-11-23T00:00:00Z"))).toBe(true);
  expect(isHoldOver(completed, 7, new Date("2026-11-22T23:59:59Z"))).toBe(false);
  expect(isHoldOver(completed, 0, completed)).toBe(true);
});
