import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/support/runs/property-runs";
import { commissionOf } from "../commission";
import { ledgerAccounts } from "../ledger-account";
import { balanceOf, type Movement } from "../movement";
import { totalOfParts } from "../order-history";
import { type Sale, saleMovements } from "../sale";
import { cancellationMovement } from "./cancellation-movement";
import { captureMovement } from "./capture-movement";
import { refundMovement } from "./refund-movement";

/** Histories tried for each property. */
const numRuns = runs(300, 5000);

const amount = fc.integer({ min: 0, max: 200_000 });
const rate = fc.integer({ min: 0, max: 12_000 });

/** A sale whose commission follows from random lines and terms. */
const sale: fc.Arbitrary<Sale> = fc
  .record({
    lines: fc.array(amount, { minLength: 1, maxLength: 4 }),
    giftCards: amount,
    delivery: amount,
    tax: amount,
    promoted: fc.integer({ min: 0, max: 100 }),
    redeemed: fc.integer({ min: 0, max: 100 }),
    terms: fc.record({
      defaultBasisPoints: rate,
      byCategory: fc.constant({}),
      fixedMinor: fc.integer({ min: 0, max: 500 }),
    }),
    taxRemitter: fc.constantFrom("seller", "marketplace"),
  })
  .map(({ lines, giftCards, delivery, tax, promoted, redeemed, terms, taxRemitter }): Sale => {
    const price = lines.reduce((sum, line) => sum + line, 0);
    const promotionMinor = Math.floor((price * promoted) / 100);
    const parts = { goods: price - promotionMinor, gift_cards: giftCards, delivery, tax };
    return {
      orderId: "o1",
      sellerId: "s1",
      parts,
      promotionMinor,
      taxRemitter,
      redeemedMinor: Math.floor((totalOfParts(parts) * redeemed) / 100),
      commissionMinor: commissionOf(
        lines.map((goodsMinor) => ({ goodsMinor, categories: [] })),
        terms,
      ),
    };
  });

/** How far into what is left each refund reaches, in percent, and what of it goes to gift cards. */
const steps = fc.array(fc.record({ percent: fc.integer({ min: 0, max: 100 }), toCards: fc.boolean() }), {
  maxLength: 8,
});

const add = (history: readonly Movement[], movement: Movement | null) => [
  ...history,
  ...(movement ? [movement] : []),
];

const capture = (sold: Sale, amountMinor = totalOfParts(sold.parts) - sold.redeemedMinor) =>
  captureMovement({ paymentId: "p1", outcomeId: "1", orderId: "o1", sellerId: "s1", amountMinor });

type Purse = { moneyMinor: number; cardsMinor: number };

const pay = (sold: Sale): Purse => ({
  moneyMinor: totalOfParts(sold.parts) - sold.redeemedMinor,
  cardsMinor: sold.redeemedMinor,
});

/** Refunds in steps, never more than was paid. */
function refundInSteps(
  history: readonly Movement[],
  purse: Purse,
  wanted: { percent: number; toCards: boolean }[],
) {
  let left = purse;
  let all: readonly Movement[] = history;
  for (const [index, { percent, toCards }] of wanted.entries()) {
    const moneyMinor = Math.floor((left.moneyMinor * percent) / 100);
    const redeemedMinor = toCards ? Math.floor((left.cardsMinor * percent) / 100) : 0;
    left = { moneyMinor: left.moneyMinor - moneyMinor, cardsMinor: left.cardsMinor - redeemedMinor };
    all = add(all, refund(`r${index}`, moneyMinor, redeemedMinor, all));
  }
  return { all, left };
}

const refund = (refundId: string, moneyMinor: number, redeemedMinor: number, history: readonly Movement[]) =>
  refundMovement(
    { refundId, orderId: "o1", paymentId: "p1", sellerId: "s1", moneyMinor, redeemedMinor },
    history,
  );

const accounts = (history: readonly Movement[]) =>
  ledgerAccounts.map((account) => balanceOf(history, { account }));

const nothing = ledgerAccounts.map(() => 0);

test("every movement of a random history adds up to zero", () => {
  fc.assert(
    fc.property(
      sale,
      steps,
      fc.boolean(),
      fc.integer({ min: -500, max: 500 }),
      (sold, wanted, ends, surplus) => {
        const paid = Math.max(0, pay(sold).moneyMinor + surplus);
        const began = add(saleMovements(sold), capture(sold, paid));
        const { all, left } = refundInSteps(began, { ...pay(sold), moneyMinor: paid }, wanted);
        const ended = ends ? add(all, cancellationMovement({ sellerId: "s1", orderId: "o1" }, all)) : all;
        const last = add(ended, refund("rest", left.moneyMinor, 0, ended));
        for (const movement of last) expect(balanceOf([movement], {})).toBe(0);
      },
    ),
    { numRuns },
  );
});

test("refunds in parts leave as much as one refund of everything: nothing", () => {
  fc.assert(
    fc.property(sale, steps, (sold, wanted) => {
      const began = add(saleMovements(sold), capture(sold));
      const { moneyMinor, cardsMinor } = pay(sold);
      const whole = add(began, refund("whole", moneyMinor, cardsMinor, began));
      const { all, left } = refundInSteps(began, pay(sold), wanted);
      const parts = add(all, refund("rest", left.moneyMinor, left.cardsMinor, all));
      expect(accounts(parts)).toEqual(accounts(whole));
      // A promotion that paid all leaves nothing to refund; only a cancellation returns it.
      if (totalOfParts(sold.parts) > 0) expect(accounts(parts)).toEqual(nothing);
    }),
    { numRuns },
  );
});

test("nothing is owed to the seller of a canceled order, whatever was refunded before", () => {
  fc.assert(
    fc.property(sale, steps, (sold, wanted) => {
      const began = add(saleMovements(sold), capture(sold));
      const { all, left } = refundInSteps(began, pay(sold), wanted);
      const ended = add(all, cancellationMovement({ sellerId: "s1", orderId: "o1" }, all));
      expect(balanceOf(ended, { account: "seller_payable" })).toBe(0);
      const settled = add(ended, refund("rest", left.moneyMinor, 0, ended));
      expect(accounts(settled)).toEqual(nothing);
    }),
    { numRuns },
  );
});

test("the commission is never more than the goods, before and after each refund", () => {
  fc.assert(
    fc.property(sale, steps, (sold, wanted) => {
      const began = add(saleMovements(sold), capture(sold));
      const { all } = refundInSteps(began, pay(sold), wanted);
      for (let count = 1; count <= all.length; count += 1) {
        const so = all.slice(0, count);
        const owed = (part: "goods" | "promotion" | "commission") =>
          balanceOf(so, { account: "seller_payable", part });
        expect(owed("commission")).toBeLessThanOrEqual(-owed("goods") - owed("promotion"));
        expect(owed("commission")).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns },
  );
});
