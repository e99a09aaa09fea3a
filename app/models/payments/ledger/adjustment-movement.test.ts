import { expect, test } from "vitest";
import { adjustmentMovement } from "./adjustment-movement";
import { balancesOf } from "./ledger-fixture";

const asked = {
  kind: "adjustment",
  id: "1",
  sellerId: "s1",
  amountMinor: 500,
  note: " Broken in our depot ",
} as const;

test("an adjustment gives a seller an amount, with its reason", () => {
  const movement = adjustmentMovement(asked);
  expect(movement).toMatchObject({ kind: "adjustment", key: "adjustment:1", note: "Broken in our depot" });
  expect(balancesOf([movement])).toEqual({ seller_payable: -500, marketplace_revenue: 500 });
});

test("a fee takes an amount from a seller", () => {
  const movement = adjustmentMovement({ ...asked, kind: "fee", amountMinor: -500 });
  expect(balancesOf([movement])).toEqual({ seller_payable: 500, marketplace_revenue: -500 });
});

test.each([
  [{ note: " " }, "Give a reason."],
  [{ amountMinor: 0 }, "Enter an amount other than 0."],
  [{ kind: "fee" }, "A fee takes an amount."],
] as const)("%j is refused", (own, message) => {
  expect(() => adjustmentMovement({ ...asked, ...own })).toThrow(message);
});
