import { expect, test } from "vitest";
import type { Movement } from "../movement";
import { captureMovement } from "./capture-movement";
import { balancesOf, historyOf, refundOf } from "./ledger-fixture";
import { refundMovement } from "./refund-movement";
import { failedRefundMovement, reinstatedMovement } from "./refund-reversal";

const own = { paymentId: "p1", orderId: "o1", sellerId: "s1" };
const present = (movements: readonly (Movement | null)[]) =>
  movements.filter((movement) => movement !== null);
const paid = present([...historyOf(), captureMovement({ ...own, outcomeId: "ch_1", amountMinor: 11_880 })]);
const withRefund = (history: readonly Movement[], moneyMinor: number, refundId = "r1") =>
  present([...history, refundMovement(refundOf(moneyMinor, { refundId }), history)]);

test("a refund that failed after it was done is owed to the shopper, and the next one takes nothing from the seller", () => {
  const refunded = withRefund(paid, 1188);
  const back = { ...own, refundId: "r1", moneyMinor: 1188, isOfCanceledLines: false };
  const failed = present([...refunded, failedRefundMovement(back)]);
  expect(balancesOf(failed)).toEqual({
    ...balancesOf(refunded),
    payment_clearing: 11_880,
    shopper_receivable: -1188,
  });
  expect(balancesOf(withRefund(failed, 1188, "r2"))).toEqual(balancesOf(refunded));
});

test("what canceled lines cost is owed as that, so that it is paid again", () => {
  const back = { ...own, refundId: "r1", moneyMinor: 1188, isOfCanceledLines: true };
  expect(failedRefundMovement(back)?.entries.at(-1)).toMatchObject({
    account: "shopper_receivable",
    part: "canceled_lines",
    amountMinor: -1188,
  });
});

test("what a bank took and gave again leaves the order as it was", () => {
  const charged = withRefund(paid, 11_880);
  expect(balancesOf(charged)).toEqual({});
  expect(balancesOf(present([...charged, reinstatedMovement("r1", charged)]))).toEqual(balancesOf(paid));
});

test("nothing is given again that was not taken", () => {
  expect(reinstatedMovement("r1", paid)).toBeNull();
});
