import { expect, test } from "vitest";
import { balanceOf, type Movement } from "../movement";
import { payoutMovement, returnMovement } from "./payout-movement";

const payout = {
  payoutId: "p1",
  sellerId: "s1",
  lines: [
    { orderId: "o1", part: "goods", amountMinor: 5000 },
    { orderId: "o1", part: "commission", amountMinor: -500 },
    { orderId: null, part: "fee", amountMinor: -100 },
  ] as const,
};
const both = (...movements: (Movement | null)[]) => movements.filter((movement) => movement !== null);

test("a payout settles each order and part, and takes the sum from what was collected", () => {
  expect(payoutMovement(payout)).toMatchObject({
    kind: "payout",
    key: "payout:p1",
    sellerId: "s1",
    orderId: null,
    entries: [
      { account: "seller_payable", orderId: "o1", part: "goods", amountMinor: 5000 },
      { account: "seller_payable", orderId: "o1", part: "commission", amountMinor: -500 },
      { account: "seller_payable", orderId: null, part: "fee", amountMinor: -100 },
      { account: "payment_clearing", orderId: null, part: "payout", amountMinor: -4400 },
    ],
  });
});

test("a payout that came back is owed again", () => {
  const movements = both(payoutMovement(payout), returnMovement(payout));
  expect(movements.map(({ key }) => key)).toEqual(["payout:p1", "payout-return:p1"]);
  expect(balanceOf(movements, { account: "seller_payable" })).toBe(0);
  expect(balanceOf(movements, { account: "payment_clearing" })).toBe(0);
});
