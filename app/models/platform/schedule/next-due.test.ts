import fc from "fast-check";
import { expect, test } from "vitest";
import { nextDue, type Schedule } from "./next-due";

const everyMinute: Schedule = { every: "minute" };
const hourly: Schedule = { every: "hour", minute: 7 };
const daily: Schedule = { every: "day", hour: 3, minute: 17 };

test.each([
  ["within a minute", everyMinute, "2026-11-22T20:55:19.500Z", "2026-11-22T20:56:00.000Z"],
  ["at its very start", everyMinute, "2026-11-22T20:55:00.000Z", "2026-11-22T20:56:00.000Z"],
  ["at the end of a year", everyMinute, "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"],
  ["before the minute of the hour", hourly, "2026-11-22T03:06:59.999Z", "2026-11-22T03:07:00.000Z"],
  ["at the minute of the hour", hourly, "2026-11-22T23:07:00.000Z", "2026-11-23T00:07:00.000Z"],
  ["before the time of day", daily, "2026-11-22T03:16:59.999Z", "2026-11-22T03:17:00.000Z"],
  ["at the time of day", daily, "2026-11-22T03:17:00.000Z", "2026-11-23T03:17:00.000Z"],
])("%s", (_, schedule, now, due) => {
  expect(nextDue(schedule, new Date(now)).toISOString()).toBe(due);
});

test("is after now, by at most one period", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (now) => {
      const waitMs = nextDue(daily, now).getTime() - now.getTime();
      return Number.isNaN(waitMs) || (waitMs > 0 && waitMs <= 86_400_000);
    }),
  );
});
