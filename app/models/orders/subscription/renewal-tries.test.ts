import { expect, test } from "vitest";
import { nextTry } from "./renewal-tries";

const now = new Date("2026-02-27T11:00:00Z");

test.each([
  [1, "2026-02-28T11:00:00.000Z"],
  [2, "2026-03-01T11:00:00.000Z"],
  [3, "2026-03-03T11:00:00.000Z"],
  [4, null],
  [5, null],
])("after failure %d it is tried again at %s", (failedTries, at) => {
  expect(nextTry(failedTries, now)?.toISOString() ?? null).toBe(at);
});
