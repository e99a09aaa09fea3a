import { expect, test } from "vitest";
import { savePercent } from "./save-percent";

test.each([
  [2400, 1800, 25],
  [2400, 2400, 0],
  [2400, 2500, 0],
  [0, 0, 0],
  [1000, 995, 1],
  [1000, 996, 0],
  [1000, 1, 99],
  [1000, 0, 100],
])("from %i to %i saves %i percent", (fromMinor, toMinor, percent) => {
  expect(savePercent(fromMinor, toMinor)).toBe(percent);
});

test.each([
  [-100, -200],
  [0, -100],
])("from %i to %i saves nothing", (fromMinor, toMinor) => {
  expect(savePercent(fromMinor, toMinor)).toBe(0);
});
