import { expect, test } from "vitest";
import { captureMovement } from "./capture-movement";
import { balancesOf } from "./ledger-fixture";

const capture = { paymentId: "p1", outcomeId: "ch_1", orderId: "o1", sellerId: "s1" };

test("money that was taken settles what the shopper has to pay", () => {
  const movement = captureMovement({ ...capture, amountMinor: 500 });
  expect(movement).toMatchObject({
    kind: "capture",
    key: "capture:p1:o1:ch_1",
    paymentId: "p1",
    orderId: "o1",
  });
  expect(balancesOf(movement ? [movement] : [])).toEqual({ payment_clearing: 500, shopper_receivable: -500 });
});

test("where nothing was taken nothing moves", () => {
  expect(captureMovement({ ...capture, amountMinor: 0 })).toBeNull();
});
