import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/runs/property-runs";
import { cancellationMovement } from "../../payments/ledger/cancellation-movement";
import { captureMovement } from "../../payments/ledger/capture-movement";
import { linesCanceledMovement } from "../../payments/ledger/lines-canceled-movement";
import { refundMovement } from "../../payments/ledger/refund-movement";
import { balanceOf, type Movement } from "../../payments/movement";
import { partAmounts, totalOfParts } from "../../payments/order-history";
import {
  type RefundSplit,
  type RefundStatus,
  redemptionsLeft,
  refundableMinor,
  refundTotalMinor,
  splitRefund,
} from "../../payments/refund";
import { saleMovements } from "../../payments/sale";
import { partsOf } from "../../payments/split-parts";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { type CountedRefund, dueBackMinor, owedBackMinor, refundPauseMs, refusalsInARow } from "./owed-back";

const own = { orderId: "o1", sellerId: "s1" };
type MadeRefund = RefundSplit & { id: string; status: RefundStatus; ofLines: boolean };

/** An order that was paid by card and by a gift card, as the services keep it. */
function orderOf(lines: readonly { goodsMinor: number; taxMinor: number }[], redeemedPercent: number) {
  const sum = (of: "goodsMinor" | "taxMinor") => lines.reduce((all, line) => all + line[of], 0);
  const parts = { goods: sum("goodsMinor"), gift_cards: 0, delivery: 500, tax: sum("taxMinor") };
  const totalMinor = totalOfParts(parts);
  const redeemedMinor = Math.floor((totalMinor * redeemedPercent) / 100);
  const takenMinor = totalMinor - redeemedMinor;
  const history: Movement[] = saleMovements({
    ...own,
    parts,
    redeemedMinor,
    promotionMinor: 0,
    commissionMinor: 0,
    taxRemitter: "marketplace",
  });
  const book = (movement: Movement | null) => movement && history.push(movement);
  book(captureMovement({ ...own, paymentId: "p1", outcomeId: "1", amountMinor: takenMinor }));
  const refunds: MadeRefund[] = [];
  const canceledLines = new Set<number>();
  let status: OrderStatus = "processing";
  /** What the order holds of the gift card. */
  let cardMinor = redeemedMinor;

  const left = () => ({
    paymentMinor: refundableMinor(takenMinor, refunds),
    redemptions: redemptionsLeft(
      cardMinor > 0 ? [{ kind: "gift_certificate", code: "1", codeEnd: "ABCD", amountMinor: cardMinor }] : [],
      refunds,
    ),
    currency: "USD",
    stepMinor: 1,
  });
  const leftMinor = () => refundTotalMinor({ ...left(), amountMinor: left().paymentMinor });
  function begin(amountMinor: number, ofLines: boolean): MadeRefund | null {
    if (amountMinor <= 0) return null;
    const id = `r${refunds.length}`;
    const made = { ...splitRefund(left(), amountMinor), id, status: "requested" as const, ofLines };
    refunds.push(made);
    return made;
  }
  function end(refund: MadeRefund | null | undefined, how: RefundStatus) {
    if (refund?.status !== "requested" || how === "requested") return;
    refund.status = how;
    if (how === "failed") return;
    const cards = Math.min(cardMinor, refundTotalMinor({ ...refund, amountMinor: 0 }));
    cardMinor -= cards;
    refund.redemptions = refund.redemptions.map((one) => ({ ...one, amountMinor: cards }));
    const underWay = refunds.filter((one) => one.status === "requested" && one.ofLines);
    book(
      refundMovement(
        {
          ...own,
          refundId: refund.id,
          paymentId: "p1",
          moneyMinor: refund.amountMinor,
          redeemedMinor: cards,
          returned: refund.ofLines ? "canceled lines" : null,
          linesUnderWayMinor: underWay.reduce((all, one) => all + refundTotalMinor(one), 0),
        },
        history,
      ),
    );
  }
  const counted = (): CountedRefund[] => refunds;
  const dueMinor = () => Math.min(dueBackMinor({ status, history, refunds: counted() }), leftMinor());
  return {
    history,
    takenMinor,
    redeemedMinor,
    refunds,
    dueMinor,
    owedMinor: () => owedBackMinor({ status, history, refunds: counted() }),
    givenMinor: () => refunds.reduce((all, one) => (one.status === "done" ? all + one.amountMinor : all), 0),
    cardMinor: () => cardMinor,
    refund: (percent: number, how: RefundStatus) =>
      end(begin(Math.floor((leftMinor() * percent) / 100), false), how),
    cancelLine(index: number, how: RefundStatus) {
      const line = lines[index];
      if (!line || status !== "processing" || canceledLines.has(index)) return;
      canceledLines.add(index);
      const costs = partsOf((part) =>
        part === "goods" ? line.goodsMinor : part === "tax" ? line.taxMinor : 0,
      );
      const refundMinor = Math.min(totalOfParts(costs), leftMinor());
      const returned = { parts: costs, promotionMinor: 0, commissionMinor: 0 };
      book(linesCanceledMovement({ ...own, ...returned, id: `l${index}`, refundMinor }, history));
      end(begin(refundMinor, true), how);
    },
    cancel() {
      if (status !== "processing") return;
      status = "canceled";
      cardMinor = 0;
      book(cancellationMovement(own, history));
    },
    answer: (index: number, how: RefundStatus) => end(refunds[index], how),
    runJob: (how: RefundStatus) => end(begin(dueMinor(), status !== "canceled"), how),
  };
}

const how = fc.constantFrom<RefundStatus>("done", "failed", "requested");
const step = fc.oneof(
  fc.record({ do: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 100 }), how }),
  fc.record({ do: fc.constant("cancel line" as const), index: fc.nat(3), how }),
  fc.record({ do: fc.constant("answer" as const), index: fc.nat(5), how }),
  fc.record({ do: fc.constant("run job" as const), how }),
  fc.record({ do: fc.constant("cancel" as const) }),
);
const line = fc.record({ goodsMinor: fc.integer({ min: 0, max: 9999 }), taxMinor: fc.nat(999) });

describe("what is owed", () => {
  test("is paid back in the end, whatever was refused before: taken is kept and given back", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(step, { maxLength: 10 }),
        (lines, redeemedPercent, steps) => {
          const order = orderOf(lines, redeemedPercent);
          for (const one of steps) {
            if (one.do === "refund") order.refund(one.percent, one.how);
            if (one.do === "cancel line") order.cancelLine(one.index, one.how);
            if (one.do === "answer") order.answer(one.index, one.how);
            if (one.do === "run job") order.runJob(one.how);
            if (one.do === "cancel") order.cancel();
            expect(order.givenMinor()).toBeLessThanOrEqual(order.takenMinor);
          }
          for (const index of order.refunds.keys()) order.answer(index, index % 2 === 0 ? "failed" : "done");
          for (let tries = 0; tries < 3; tries++) order.runJob(tries === 0 ? "failed" : "done");
          expect([order.dueMinor(), order.owedMinor()]).toEqual([0, 0]);
          expect(balanceOf(order.history, { account: "shopper_receivable" })).toBe(0);
          const keptMinor = totalOfParts(partAmounts(order.history)) - order.cardMinor();
          expect(keptMinor + order.givenMinor()).toBe(order.takenMinor);
        },
      ),
      { numRuns: runs(150, 3000) },
    );
  });

  const twoLines = [
    { goodsMinor: 1000, taxMinor: 100 },
    { goodsMinor: 2000, taxMinor: 200 },
  ];

  test("stays owed while the provider refuses, and is due again at once", () => {
    const order = orderOf(twoLines, 0);
    order.refund(10, "failed");
    order.cancel();
    for (let tries = 0; tries < 5; tries++) {
      expect([order.owedMinor(), order.dueMinor()]).toEqual([3800, 3800]);
      order.runJob("failed");
    }
    expect(refusalsInARow(order.refunds)).toBe(6);
    order.runJob("done");
    expect([order.owedMinor(), order.dueMinor(), refusalsInARow(order.refunds)]).toEqual([0, 0, 0]);
  });

  test("is not due while a refund is under way", () => {
    const order = orderOf(twoLines, 0);
    order.cancelLine(0, "requested");
    expect([order.owedMinor(), order.dueMinor()]).toEqual([1100, 0]);
    order.answer(0, "failed");
    expect([order.owedMinor(), order.dueMinor()]).toEqual([1100, 1100]);
  });

  test("is settled first by a refund that a person makes", () => {
    const order = orderOf(twoLines, 0);
    order.cancelLine(0, "failed");
    order.refund(50, "done");
    expect([order.givenMinor(), order.owedMinor(), order.dueMinor()]).toEqual([1900, 0, 0]);
  });

  test("is nothing of an order that waits for its payment", () => {
    const history = [captureMovement({ ...own, paymentId: "p1", outcomeId: "1", amountMinor: 100 })].filter(
      (movement) => movement !== null,
    );
    const owed = (status: OrderStatus) => owedBackMinor({ status, history, refunds: [] });
    expect([owed("pending_payment"), owed("canceled")]).toEqual([0, 100]);
  });

  test("of an order that goes on, what was paid too much waits for a person", () => {
    const history = [
      ...saleMovements({
        ...own,
        parts: { goods: 100, gift_cards: 0, delivery: 0, tax: 0 },
        redeemedMinor: 0,
        promotionMinor: 0,
        commissionMinor: 0,
        taxRemitter: "seller" as const,
      }),
      captureMovement({ ...own, paymentId: "p1", outcomeId: "1", amountMinor: 130 }),
    ].filter((movement) => movement !== null);
    const order = { status: "processing" as const, history, refunds: [] };
    expect([owedBackMinor(order), dueBackMinor(order)]).toEqual([30, 0]);
  });
});

test.each([
  [0, 10],
  [1, 10],
  [2, 20],
  [3, 40],
  [8, 1280],
  [9, 1440],
  [500, 1440],
])("after %d refusals it is tried again in %d minutes", (refusals, minutes) => {
  expect(refundPauseMs(refusals)).toBe(minutes * 60_000);
});
