import { expect, test } from "vitest";
import { refundAmount, refundableMinor } from "./refund";

const done = (amountMinor: number) => ({ amountMinor, status: "done" as const });
const payment = { capturedMinor: 5000, currency: "USD" };

test.each([
  ["nothing", [], 5000],
  ["a part", [done(1200)], 3800],
  [
    "a part, and another is on its way",
    [done(1200), { amountMinor: 300, status: "requested" as const }],
    3500,
  ],
  ["nothing, since the provider refused", [{ amountMinor: 5000, status: "failed" as const }], 5000],
  ["everything", [done(5000)], 0],
  ["more than was taken", [done(5001)], 0],
])("of %s captured, after refunds of %j, %i are left", (_what, refunds, left) => {
  expect(refundableMinor(5000, refunds)).toBe(left);
});

test("without an amount the whole rest is refunded", () => {
  expect(refundAmount(payment, [done(1200)], null)).toBe(3800);
});

test.each([1, 3800])("%i of 38.00 can be refunded", (asked) => {
  expect(refundAmount(payment, [done(1200)], asked)).toBe(asked);
});

test.each([0, -1, 3801, 1.5, Number.NaN])("%d of 38.00 cannot", (asked) => {
  expect(() => refundAmount(payment, [done(1200)], asked)).toThrow(
    "Enter an amount between $0.01 and $38.00.",
  );
});

test("a fully refunded payment cannot be refunded", () => {
  expect(() => refundAmount(payment, [done(5000)], null)).toThrow(
    "Nothing is left to refund for this payment.",
  );
});
