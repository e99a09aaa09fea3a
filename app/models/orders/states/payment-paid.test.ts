import { describe, expect, test } from "vitest";
import { paymentPaid } from "./payment-paid";

const byWebhook = { actor: { kind: "job", name: "test" } as const, now: new Date("2025-06-01T08:00:00Z") };

describe("paymentPaid", () => {
  test.each(["pending", "pending_payment"] as const)("moves a %s order to processing", (status) => {
    expect(paymentPaid({ status }, byWebhook)).toMatchObject({ kind: "paid", event: { to: "processing" } });
  });

  test.each(["processing", "packing", "complete", "closed"] as const)("changes nothing when %s", (status) => {
    expect(paymentPaid({ status }, byWebhook)).toEqual({ kind: "already-paid" });
  });

  test("refunds a payment for a canceled order", () => {
    expect(paymentPaid({ status: "canceled" }, byWebhook)).toEqual({ kind: "refund" });
  });
});
