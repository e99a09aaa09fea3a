import { expect, test } from "vitest";
import { bodyTime, bodyTimeLeftMs } from "./body-time";

test.each([
  ["nothing came", 0, 0, 15_000],
  ["nothing came in time", 15_000, 0, 0],
  ["a drip", 15_000, 8, 1],
  ["8 kB earn a second", 15_000, 8192, 1000],
  ["25 MB earn most of an hour", 15_000, 25 * 1024 * 1024, 3_200_000],
])("%s", (_, elapsedMs, cameBytes, leftMs) => {
  expect(Math.round(bodyTimeLeftMs(bodyTime, elapsedMs, cameBytes))).toBe(leftMs);
});
