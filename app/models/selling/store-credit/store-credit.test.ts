import { expect, test } from "vitest";
import { creditRedemptions } from "./store-credit";

test("credit that is used pays with its balance", () => {
  expect(creditRedemptions({ balanceMinor: 1, isUsed: true })).toEqual([
    { kind: "store_credit", code: "store_credit", balanceMinor: 1 },
  ]);
});

test.each([
  ["of a guest", null],
  ["that is not used", { balanceMinor: 500, isUsed: false }],
  ["that is spent", { balanceMinor: 0, isUsed: true }],
])("credit %s pays nothing", (_which, credit) => {
  expect(creditRedemptions(credit)).toEqual([]);
});
