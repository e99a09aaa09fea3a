import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { previousWindowStart, windowAllowance, windowStart } from "./sliding-window";

const windowMs = 60_000;
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe("windowStart", () => {
  test.each([
    ["10:05:00.000", "10:05:00.000"],
    ["10:05:59.999", "10:05:00.000"],
    ["10:06:00.000", "10:06:00.000"],
  ])("%s is in the window of %s", (time, start) => {
    expect(windowStart(at(time), windowMs)).toEqual(at(start));
  });

  test("the previous window begins one length earlier", () => {
    expect(previousWindowStart(at("10:05:30"), windowMs)).toEqual(at("10:04:00"));
  });
});

describe("windowAllowance", () => {
  const limit = { limit: 10, windowMs };

  test.each([
    [0, "10:05:00", 10],
    [10, "10:05:00", 0],
    [10, "10:05:30", 5],
    [10, "10:05:59", 9],
    [4, "10:05:15", 7],
    [25, "10:05:00", 0],
  ])("after %i in the previous window, %s leaves %i", (previous, time, allowance) => {
    expect(windowAllowance(previous, at(time), limit)).toBe(allowance);
  });

  test("is an integer from 0 to the limit", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(), fc.nat(20), (previous, ms, most) => {
        const allowance = windowAllowance(previous, new Date(ms), { limit: most, windowMs });
        return Number.isInteger(allowance) && allowance >= 0 && allowance <= most;
      }),
    );
  });
});
