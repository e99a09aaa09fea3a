import { expect, test } from "vitest";
import { isAwaited } from "./awaited-payment";

const asked = new Date("2026-03-01T12:00:00Z");

test.each([
  ["started", null, false],
  ["started", asked, true],
  ["pending", null, true],
  ["paid", asked, false],
  ["cancelled", asked, false],
] as const)("a payment that is %s, unanswered since %s: awaited %s", (status, unansweredAt, awaited) => {
  expect(isAwaited({ status, unansweredAt })).toBe(awaited);
});
