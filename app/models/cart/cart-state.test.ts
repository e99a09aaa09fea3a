import { describe, expect, test } from "vitest";
import { badgeCount, isFreeQuote, isFullyRedeemed } from "./cart-state";
import type { RedeemedAmount } from "./redeem";

const paid: RedeemedAmount[] = [{ kind: "store_credit", code: "", amountMinor: 500 }];

describe("isFreeQuote", () => {
  test.each([
    [0, [], true],
    [1, [], false],
    [0, paid, false],
  ])("a total of %i with redemptions %o: %s", (grandTotalMinor, redemptions, free) => {
    expect(isFreeQuote({ grandTotalMinor, redemptions })).toBe(free);
  });
});

describe("isFullyRedeemed", () => {
  test.each([
    [0, paid, true],
    [1, paid, false],
    [0, [], false],
  ])("due %i with redemptions %o: %s", (totalDueMinor, redemptions, redeemed) => {
    expect(isFullyRedeemed({ totalDueMinor, redemptions })).toBe(redeemed);
  });
});

describe("badgeCount", () => {
  test("counts pieces across carts", () => {
    expect(badgeCount([{ lines: [{ qty: 2 }, { qty: 1 }] }, { lines: [{ qty: 4 }] }])).toBe(7);
  });

  test("is 0 without carts", () => {
    expect(badgeCount([])).toBe(0);
  });
});
