import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { failuresAt, type WaitRule, waitInWords, waitLeftMs } from "./growing-wait";

const rule: WaitRule = { free: 3, firstWaitMs: 5_000, longestWaitMs: 60_000, forgetAfterMs: 3_600_000 };
const lastAt = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(lastAt.getTime() + ms);

describe("waitLeftMs", () => {
  test("is zero without failures", () => {
    expect(waitLeftMs(null, lastAt, rule)).toBe(0);
  });

  test.each([
    ["3 are free", 3, 0, 0],
    ["the fourth costs 5 s", 4, 0, 5_000],
    ["of which 2 are over", 4, 2_000, 3_000],
    ["to the millisecond", 4, 4_999, 1],
    ["and then it is taken", 4, 5_000, 0],
    ["the fifth costs twice as much", 5, 0, 10_000],
    ["the seventh 40 s", 7, 0, 40_000],
    ["never more than the longest", 8, 0, 60_000],
    ["also after very many", 5_000, 0, 60_000],
    ["a clock set back makes the wait longer, not endless", 4, -1_000, 6_000],
    ["an hour later all are forgotten", 5_000, 3_600_000, 0],
  ])("%s", (_, count, sinceMs, leftMs) => {
    expect(waitLeftMs({ count, lastAt }, later(sinceMs), rule)).toBe(leftMs);
  });

  test("one more failure never shortens the wait", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(3_599_999), (count, sinceMs) => {
        const now = later(sinceMs);
        const more = waitLeftMs({ count: count + 1, lastAt }, now, rule);
        return more >= waitLeftMs({ count, lastAt }, now, rule);
      }),
    );
  });
});

test.each([
  [0, 7],
  [3_599_999, 7],
  [3_600_000, 0],
])("%i ms after the last one, %i failures count", (sinceMs, counted) => {
  expect(failuresAt({ count: 7, lastAt }, later(sinceMs), rule)).toBe(counted);
});

test.each([
  [1, "1 second"],
  [1_000, "1 second"],
  [1_001, "2 seconds"],
  [59_000, "59 seconds"],
  [59_001, "1 minute"],
  [60_001, "2 minutes"],
  [900_000, "15 minutes"],
])("%i ms reads %s", (waitMs, words) => {
  expect(waitInWords(waitMs)).toBe(words);
});
