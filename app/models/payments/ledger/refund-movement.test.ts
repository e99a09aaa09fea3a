import { expect, test } from "vitest";
import type { Movement } from "../movement";
import { partAmounts, totalOfParts } from "../order-history";
import { cancellationMovement } from "./cancellation-movement";
import { captureMovement } from "./capture-movement";
import { balancesOf, historyOf, refundOf } from "./ledger-fixture";
import { type LedgerRefund, refundMovement } from "./refund-movement";

const captured = (amountMinor: number) =>
  captureMovement({ paymentId: "p1", outcomeId: "ch_1", orderId: "o1", sellerId: "s1", amountMinor });
const present = (movements: readonly (Movement | null)[]) =>
  movements.filter((movement) => movement !== null);
const paid = present([...historyOf(), captured(11_880)]);

function after(history: readonly Movement[], ...refunds: LedgerRefund[]): Movement[] {
  let all = [...history];
  for (const refund of refunds) all = present([...all, refundMovement(refund, all)]);
  return all;
}

test("a refund takes goods, delivery and tax, and corrects the commission", () => {
  const [refund] = after(paid, refundOf(1188)).slice(-1);
  expect(refund?.entries.map(({ account, part, amountMinor }) => [account, part, amountMinor])).toEqual([
    ["payment_clearing", "payment", -1188],
    ["seller_payable", "goods", 1000],
    ["seller_payable", "delivery", 100],
    ["tax_payable", "tax", 88],
    ["marketplace_revenue", "commission", 150],
    ["seller_payable", "commission", -150],
  ]);
  expect(refund).toMatchObject({ kind: "refund", key: "refund:r1", orderId: "o1", paymentId: "p1" });
});

test("a refund of everything leaves nothing, for seller, state and marketplace", () => {
  expect(balancesOf(after(paid, refundOf(11_880)))).toEqual({});
});

test("small refunds correct the commission as much as one", () => {
  const history = present([...historyOf({ commissionMinor: 333 }), captured(11_880)]);
  const small = Array.from({ length: 99 }, (_, index) => refundOf(12, { refundId: `r${index}` }));
  expect(balancesOf(after(history, ...small))).toEqual(balancesOf(after(history, refundOf(1188))));
});

test("what goes to gift cards returns to stored value", () => {
  const history = present([...historyOf({ redeemedMinor: 1188 }), captured(10_692)]);
  expect(balancesOf(after(history, refundOf(10_692, { redeemedMinor: 1188 })))).toEqual({});
});

test("a chargeback takes at most what the card paid and did not get back, never what gift cards paid", () => {
  const history = present([...historyOf({ redeemedMinor: 4752 }), captured(7128)]);
  const refunded = after(history, refundOf(1782, { redeemedMinor: 1188 }));
  const chargedBack = after(refunded, refundOf(7128, { refundId: "taken" }));
  // The bank took 17.82 that the shopper has got back already, and owes again.
  const left = partAmounts(chargedBack);
  expect(totalOfParts(left)).toBe(4752 - 1188);
  expect(balancesOf(chargedBack)).toMatchObject({ payment_clearing: -1782, shopper_receivable: 1782 });
});

test("a refund that is done after the bank took all of a card's money takes only what gift cards get", () => {
  const history = present([...historyOf({ redeemedMinor: 4752 }), captured(7128)]);
  const chargedBack = after(history, refundOf(7128, { refundId: "taken" }));
  const refunded = after(chargedBack, refundOf(1782, { redeemedMinor: 1188 }));
  expect(totalOfParts(partAmounts(refunded))).toBe(4752 - 1188);
});

test("a promotion of the marketplace goes back with the goods", () => {
  const parts = { goods: 8000, gift_cards: 0, delivery: 0, tax: 0 };
  const history = present([...historyOf({ parts, promotionMinor: 2000 }), captured(8000)]);
  expect(balancesOf(after(history, refundOf(4000)))).toEqual({
    payment_clearing: 4000,
    promotions: 1000,
    seller_payable: -4250,
    marketplace_revenue: -750,
  });
});

test("money for an order that was canceled takes nothing from the seller", () => {
  const canceled = present([...paid, cancellationMovement({ sellerId: "s1", orderId: "o1" }, paid)]);
  expect(balancesOf(canceled)).toEqual({ payment_clearing: 11_880, shopper_receivable: -11_880 });
  expect(balancesOf(after(canceled, refundOf(11_880)))).toEqual({});
});

test("money for an order that was never accepted takes nothing from a seller", () => {
  expect(balancesOf(after(present([captured(500)]), refundOf(500)))).toEqual({});
});

test("what was paid too much goes back first", () => {
  const over = present([...historyOf(), captured(12_000)]);
  const once = after(over, refundOf(100));
  expect(balancesOf(once)).toMatchObject({ seller_payable: -9500, shopper_receivable: -20 });
  expect(balancesOf(after(once, refundOf(11_900, { refundId: "r2" })))).toEqual({});
});

test("what goes back beyond the order is owed by the shopper", () => {
  expect(balancesOf(after(paid, refundOf(11_900)))).toEqual({
    payment_clearing: -20,
    shopper_receivable: 20,
  });
});

test("a refund of nothing moves nothing", () => {
  expect(refundMovement(refundOf(0), paid)).toBeNull();
});
