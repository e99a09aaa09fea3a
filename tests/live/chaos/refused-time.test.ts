import { expect, test } from "vitest";
import { RefusedTime } from "./refused-time";

test("a stretch lasts from the first refused request to the next right answer", () => {
  let nowMs = 100;
  const refused = new RefusedTime(() => nowMs);
  refused.note(true, 50);
  expect([refused.totalMs, refused.isServed]).toEqual([0, true]);
  refused.note(false, 90);
  refused.note(false, 95);
  expect([refused.totalMs, refused.isServed]).toEqual([10, false]);
  nowMs = 300;
  refused.note(true, 250);
  nowMs = 400;
  expect([refused.totalMs, refused.servedSinceMs]).toEqual([210, 300]);
});
