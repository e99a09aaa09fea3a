import { expect, test } from "vitest";
import { heldUntil, isTriedAgain, nextRenewalTry } from "./renewal-tries";

const now = new Date("2026-02-27T11:00:00Z");

test.each([
  [1, "2026-02-28T11:00:00.000Z"],
  [2, "2026-03-01T11:00:00.000Z"],
  [3, "2026-03-03T11:00:00.000Z"],
  [4, null],
  [5, null],
])("after failure %d it is tried again at %s", (failedTries, at) => {
  expect(nextRenewalTry(failedTries, now)?.toISOString() ?? null).toBe(at);
});

test.each([
  [0, "declined", true],
  [2, "declined", true],
  [3, "declined", false],
  [1, "page left", true],
  [3, "page left", true],
  [4, "page left", false],
] as const)("after %d counted failures an order (%s) stays open: %s", (failedTries, ended, isKept) => {
  expect(isTriedAgain(failedTries, ended, now)).toBe(isKept);
});

test.each([
  ["2026-03-03T11:00:00Z", "2026-03-04T11:00:00.000Z"],
  ["2026-02-01T11:00:00Z", "2026-02-28T11:00:00.000Z"],
  [null, "2026-02-28T11:00:00.000Z"],
])("the stock of an order tried again at %s is held until %s", (retryAt, until) => {
  expect(heldUntil(retryAt === null ? null : new Date(retryAt), now).toISOString()).toBe(until);
});
