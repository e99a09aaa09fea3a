import { describe, expect, test } from "vitest";
import type { MoneyBack } from "../payment-outcome";
import { type RefundStatus, type RefundStep, refundableMinor, refundStatusOf, refundStep } from "../refund";

type Row = [RefundStatus, MoneyBack["kind"], RefundStep | null];

describe("a refund whose provider says something", () => {
  test.each<Row>([
    ["requested", "refund pending", "wait"],
    ["requested", "refunded", "do"],
    ["requested", "refund failed", "refuse"],
    ["pending", "refunded", "do"],
    ["pending", "refund failed", "refuse"],
    ["done", "refund failed", "take back"],
    ["done", "reinstated", "reinstate"],
  ])("that was %s and is '%s': %s", (status, word, step) => expect(refundStep(status, word)).toBe(step));

  test.each<Row>([
    ["pending", "refund pending", null],
    ["done", "refund pending", null],
    ["done", "refunded", null],
    ["done", "charged back", null],
    ["failed", "refunded", null],
    ["failed", "refund pending", null],
    ["failed", "refund failed", null],
    ["reinstated", "charged back", null],
    ["reinstated", "reinstated", null],
  ])("that was %s is not changed by an older '%s'", (status, word) =>
    expect(refundStep(status, word)).toBeNull(),
  );
});

test("words in any order, and any number of them, end the same", () => {
  const words = ["refund pending", "refunded", "refund failed"] as const;
  const orders = words.flatMap((a) => words.flatMap((b) => words.map((c) => [a, b, c, ...words])));
  for (const order of orders) {
    const end = order.reduce<RefundStatus>(
      (status, word) => (refundStep(status, word) ? refundStatusOf(word) : status),
      "requested",
    );
    expect(end).toBe("failed");
  }
});

test("what failed, or was given again, can be paid back again", () => {
  const of = (status: RefundStatus) => refundableMinor(1000, [{ amountMinor: 400, status }]);
  expect([of("requested"), of("pending"), of("done")]).toEqual([600, 600, 600]);
  expect([of("failed"), of("reinstated")]).toEqual([1000, 1000]);
});
