import { expect, test } from "vitest";
import { isAwaited, returnedText } from "./awaited-payment";

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

test.each([
  ["paid", undefined, "Your payment arrived."],
  ["authorized", undefined, "Your payment arrived."],
  ["pending", undefined, "Your payment is being confirmed"],
  ["started", "paid", "Your payment is being confirmed"],
  ["started", "left", "Your payment couldn’t be canceled yet"],
  ["started", undefined, "Unless it is paid in time, it is canceled."],
] as const)(
  "of a payment that is %s (%s) who comes back reads '%s' (rule payment-25)",
  (...[status, how, words]) => {
    expect(returnedText(status, how).text).toContain(words);
  },
);
