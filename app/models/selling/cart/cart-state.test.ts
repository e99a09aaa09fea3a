import { describe, expect, test } from "vitest";
import { isFreeQuote, isFullyRedeemed, nothingDueMethod } from "./cart-state";

const paid = [{ kind: "store_credit" as const, code: "", title: "Store credit", amountMinor: 500 }];

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

describe("nothingDueMethod", () => {
  test.each([
    [["mug"], 0, "nothing_due"],
    [["mug"], 1, null],
    [[], 0, null],
  ])("of a cart with %o and %i to pay: %s", (items, totalDueMinor, method) => {
    expect(nothingDueMethod({ items, totals: { totalDueMinor } })).toBe(method);
  });
});
