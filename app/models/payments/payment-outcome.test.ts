import { describe, expect, test } from "vitest";
import { applyOutcome, type PaymentOutcome, type PaymentState, type PaymentStatus } from "./payment-outcome";

const started: PaymentState = { status: "started", amountMinor: 2500, capturedMinor: 0, currency: "USD" };
const taken = { reference: "c-1", amountMinor: 2500, currency: "USD" };
const outcomes: Record<string, PaymentOutcome> = {
  paid: { kind: "paid", ...taken },
  authorized: { kind: "authorized", ...taken },
  pending: { kind: "pending" },
  declined: { kind: "declined", reason: "no funds" },
  cancelled: { kind: "cancelled", reason: "by the shopper" },
  refunded: { kind: "refunded", ...taken, refundId: null },
};

/** Status before, outcome, status after, effect on the order. */
const table: [PaymentStatus, string, PaymentStatus, string][] = [
  ["started", "paid", "paid", "accept"],
  ["started", "authorized", "authorized", "accept"],
  ["started", "pending", "pending", "hold"],
  ["started", "declined", "declined", "give up"],
  ["started", "cancelled", "cancelled", "give up"],
  ["started", "refunded", "started", "none"],
  ["pending", "paid", "paid", "accept"],
  ["pending", "authorized", "authorized", "accept"],
  ["pending", "pending", "pending", "none"],
  ["pending", "declined", "declined", "give up"],
  ["pending", "cancelled", "cancelled", "give up"],
  ["authorized", "paid", "paid", "none"],
  ["authorized", "authorized", "authorized", "none"],
  ["authorized", "pending", "authorized", "none"],
  ["authorized", "declined", "declined", "check"],
  ["authorized", "cancelled", "cancelled", "check"],
  ["paid", "paid", "paid", "none"],
  ["paid", "authorized", "paid", "none"],
  ["paid", "pending", "paid", "none"],
  ["paid", "declined", "paid", "none"],
  ["paid", "cancelled", "paid", "none"],
  ["paid", "refunded", "paid", "none"],
  ["declined", "paid", "paid", "accept"],
  ["declined", "authorized", "authorized", "accept"],
  ["declined", "pending", "declined", "none"],
  ["declined", "declined", "declined", "none"],
  ["cancelled", "paid", "paid", "accept"],
  ["cancelled", "declined", "cancelled", "none"],
];

test.each(table)("%s, then %s: %s, and the order does %s", (before, said, status, effect) => {
  const outcome = outcomes[said] as PaymentOutcome;
  const capturedMinor = before === "paid" ? 2500 : 0;
  expect(applyOutcome({ ...started, status: before, capturedMinor }, outcome)).toMatchObject({
    status,
    effect,
  });
});

describe("an amount other than the amount due", () => {
  test.each([
    ["a cent less", { amountMinor: 2499 }],
    ["a cent more", { amountMinor: 2501 }],
    ["another currency", { currency: "CAD" }],
  ])("%s is recorded, and a person decides", (_what, over) => {
    const paid = { kind: "paid", ...taken, ...over } as const;
    expect(applyOutcome(started, paid)).toEqual({
      status: "paid",
      capturedMinor: paid.amountMinor,
      effect: "check",
    });
    expect(applyOutcome(started, { ...paid, kind: "authorized" }).effect).toBe("check");
    expect(applyOutcome({ ...started, status: "authorized" }, paid).effect).toBe("check");
  });
});

test("only captured money counts as captured", () => {
  const after = (said: string) => applyOutcome(started, outcomes[said] as PaymentOutcome).capturedMinor;
  expect(["paid", "authorized", "pending", "declined"].map(after)).toEqual([2500, 0, 0, 0]);
});
