import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countInWindow, isOverLimit, windowStart } from "./sliding-window";

const windowMs = 60_000;
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe("windowStart", () => {
  test.each([
    ["10:05:00.000", "10:05:00.000"],
    ["10:05:59.999", "10:05:00.000"],
    ["10:06:00.000", "10:06:00.000"],
  ])("%s lies in the window of %s", (time, start) => {
    expect(windowStart(at(time), windowMs)).toEqual(at(start));
  });
});

describe("countInWindow", () => {
  test.each([
    ["10:05:00.000", 12],
    ["10:05:30.000", 7],
    ["10:05:45.000", 4.5],
  ])("at %s the previous window weighs by its remaining share", (time, count) => {
    expect(countInWindow({ current: 2, previous: 10 }, at(time), windowMs)).toBe(count);
  });

  test("never forgets the current window nor exceeds both", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(), (current, previous, ms) => {
        const count = countInWindow({ current, previous }, new Date(ms), windowMs);
        return count >= current && count <= current + previous;
      }),
    );
  });
});

describe("isOverLimit", () => {
  const limit = { limit: 5, windowMs };
  test("the fifth is let through, the sixth not", () => {
    const over = (current: number) => isOverLimit({ current, previous: 0 }, at("10:05:10"), limit);
    expect([over(5), over(6)]).toEqual([false, true]);
  });

  test("a full previous window still counts at the turn", () => {
    expect(isOverLimit({ current: 1, previous: 5 }, at("10:05:00"), limit)).toBe(true);
  });
});
