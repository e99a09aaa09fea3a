import { expect, test } from "vitest";
import { cancellationMovement } from "./cancellation-movement";
import { balancesOf, historyOf, refundOf } from "./ledger-fixture";
import { refundMovement } from "./refund-movement";

const order = { sellerId: "s1", orderId: "o1" };

test("a cancellation reverses the sale and ends the order", () => {
  const history = historyOf();
  const cancellation = cancellationMovement(order, history);
  expect(cancellation).toMatchObject({ kind: "cancellation", key: "cancellation:o1", endsOrder: true });
  expect(balancesOf([...history, ...(cancellation ? [cancellation] : [])])).toEqual({});
});

test("it reverses only what a refund left", () => {
  const history = historyOf();
  const refund = refundMovement(refundOf(1000), history);
  const refunded = [...history, ...(refund ? [refund] : [])];
  const cancellation = cancellationMovement(order, refunded);
  expect(balancesOf([...refunded, ...(cancellation ? [cancellation] : [])])).toEqual({
    payment_clearing: -1000,
    shopper_receivable: 1000,
  });
});

test("gift cards and store credit get theirs at once", () => {
  const history = historyOf({ redeemedMinor: 5000 });
  const cancellation = cancellationMovement(order, history);
  expect(cancellation?.entries).toContainEqual({
    ...order,
    account: "stored_value",
    part: "redemption",
    amountMinor: -5000,
  });
  expect(balancesOf([...history, ...(cancellation ? [cancellation] : [])])).toEqual({});
});

test("it also ends an order that a promotion paid whole", () => {
  const parts = { goods: 0, gift_cards: 0, delivery: 0, tax: 0 };
  const history = historyOf({ parts, promotionMinor: 10_000 });
  expect(balancesOf(history)).toEqual({
    promotions: 10_000,
    seller_payable: -8500,
    marketplace_revenue: -1500,
  });
  const cancellation = cancellationMovement(order, history);
  expect(balancesOf([...history, ...(cancellation ? [cancellation] : [])])).toEqual({});
});

test("an order ends once, and one without a sale has nothing to end", () => {
  const history = historyOf();
  const cancellation = cancellationMovement(order, history);
  expect(cancellationMovement(order, [...history, ...(cancellation ? [cancellation] : [])])).toBeNull();
  expect(cancellationMovement(order, [])).toBeNull();
});
