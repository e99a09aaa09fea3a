import { describe, expect, test } from "vitest";
import { afterFailure, isTimeToWarn, type SignInScope, signInWaitMs } from "./sign-in-limits";

const now = new Date("2026-03-01T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const failed = (scope: SignInScope, count: number, sinceMs = 0) => ({
  scope,
  failures: { count, lastAt: ago(sinceMs) },
});
const minuteMs = 60_000;

describe("an attempt", () => {
  test.each([
    ["the first at all", [], 0],
    ["the sixth against an account", [failed("account", 5)], 0],
    ["the seventh", [failed("account", 6)], 5_000],
    ["the fourteenth", [failed("account", 13)], 640_000],
    ["the fifteenth", [failed("account", 14)], 15 * minuteMs],
    ["the sixth of a known device", [failed("device", 5)], 0],
    ["the seventh of a known device", [failed("device", 6)], 5_000],
    ["the 21st of an address", [failed("address", 20)], 0],
    ["the 22nd of an address", [failed("address", 21)], 5_000],
    ["the longer wait counts", [failed("account", 7), failed("address", 21)], 10_000],
    ["an address is forgotten in an hour", [failed("address", 900, 60 * minuteMs)], 0],
    ["an account in a day", [failed("account", 900, 24 * 60 * minuteMs)], 0],
    ["and not before", [failed("account", 900, 14 * minuteMs)], minuteMs],
  ])("%s", (_, counts, waitMs) => {
    expect(signInWaitMs(counts, now)).toBe(waitMs);
  });

  test("adds one to the unexpired failures", () => {
    expect(afterFailure(failed("account", 3, minuteMs), now)).toEqual({ count: 4, lastAt: now });
  });

  test("starts at one after failures expired", () => {
    expect(afterFailure(failed("address", 90, 61 * minuteMs), now)).toEqual({ count: 1, lastAt: now });
  });
});

describe("the account's owner is warned", () => {
  test.each([
    [9, null, false],
    [10, null, true],
    [11, 23 * 60 * minuteMs, false],
    [200, 24 * 60 * minuteMs, true],
  ])("after %i failures, last warned %o ms ago: %s", (count, warnedMsAgo, isTime) => {
    const warnedAt = warnedMsAgo === null ? null : ago(warnedMsAgo);
    expect(isTimeToWarn({ count, lastAt: now }, warnedAt, now)).toBe(isTime);
  });
});
