import { expect, test } from "vitest";
import { countsAsUse } from "./counts-as-use";

const lastUsedAt = new Date("2026-03-01T12:00:00Z");
const soon = new Date("2026-03-02T11:59:59.999Z");
const late = new Date("2026-03-02T12:00:00.000Z");

test.each([
  ["the first byte, at any time", 0, lastUsedAt, lastUsedAt, true],
  ["a later byte within a day of a use", 1, lastUsedAt, soon, false],
  ["a later byte a day after it", 1, lastUsedAt, late, true],
  ["a later byte of a file that was never used", 1, null, soon, true],
] as const)("%s", (_name, start, last, now, counts) => {
  expect(countsAsUse(start, last, now)).toBe(counts);
});
