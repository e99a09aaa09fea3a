import { expect, test } from "vitest";
import { runningTime } from "./running-time";

test.each([
  [12, "less than a minute"],
  [61, "1 minute"],
  [3_720, "1 hour 2 minutes"],
  [86_400 + 60, "1 day"],
  [2 * 86_400 + 3_600, "2 days 1 hour"],
])("%d seconds are %s", (seconds, text) => {
  expect(runningTime(seconds)).toBe(text);
});
