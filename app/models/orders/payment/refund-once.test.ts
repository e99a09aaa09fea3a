import { describe, expect, test } from "vitest";
import { notOnce, refundMadeBefore } from "./refund-once";

const made = (
  callerKey: string | null,
  amountMinor: number,
  status: "done" | "failed" | "pending" = "done",
) => ({
  amountMinor,
  redemptions: [],
  status,
  callerKey,
  asked: `amount ${amountMinor}`,
});
const asking = (asked: string) => ({ asked, currency: "USD" });

describe("a refund under a key (rule payment-24)", () => {
  test("is the one that was made under it", () => {
    const first = made("chip-7", 500);
    const once = { key: "chip-7", alreadyRefundedMinor: null };
    expect(refundMadeBefore([made(null, 500), first], once, asking("amount 500"))).toBe(first);
  });

  test("is the one that was made, whatever was refunded since", () => {
    const first = made("chip-7", 500);
    const once = { key: "chip-7", alreadyRefundedMinor: 0 };
    expect(refundMadeBefore([first, made(null, 900)], once, asking("amount 500"))).toBe(first);
  });

  test("is refused for something else", () => {
    const once = { key: "chip-7", alreadyRefundedMinor: null };
    expect(() => refundMadeBefore([made("chip-7", 500)], once, asking("amount 600"))).toThrow(
      "Another refund of this order was made under this key.",
    );
  });

  test("is a new one under another key, or none", () => {
    const before = [made("chip-7", 500)];
    const other = { key: "chip-8", alreadyRefundedMinor: null };
    expect(refundMadeBefore(before, other, asking("amount 500"))).toBeNull();
    expect(refundMadeBefore(before, notOnce, asking("amount 500"))).toBeNull();
  });
});

describe("a refund that names what is refunded already", () => {
  const before = [made(null, 500), made(null, 200, "pending"), made(null, 900, "failed")];

  test("is made where that is true", () => {
    expect(refundMadeBefore(before, { key: null, alreadyRefundedMinor: 700 }, asking(""))).toBeNull();
  });

  test("is refused where another sum is", () => {
    expect(() => refundMadeBefore(before, { key: null, alreadyRefundedMinor: 500 }, asking(""))).toThrow(
      "$7.00 of this order is refunded already, not $5.00. Look at the order before you refund more.",
    );
  });
});
