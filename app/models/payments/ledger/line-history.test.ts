import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/support/runs/property-runs";
import { commissionShares } from "../commission";
import { ledgerAccounts } from "../ledger-account";
import { balanceOf, type Movement } from "../movement";
import { totalOfParts } from "../order-history";
import { type Sale, saleMovements } from "../sale";
import { partsOf } from "../split-parts";
import { cancellationMovement } from "./cancellation-movement";
import { captureMovement } from "./capture-movement";
import { linesCanceledMovement } from "./lines-canceled-movement";
import { type LedgerRefund, refundMovement } from "./refund-movement";

const numRuns = runs(300, 5000);
const own = { orderId: "o1", sellerId: "s1" };

/**
 * Lines with their tax and commission, some of which are paid back or canceled, and an amount paid back
 * between them.
 */
const line = fc.record({
  goodsMinor: fc.integer({ min: 0, max: 200_000 }),
  taxMinor: fc.integer({ min: 0, max: 20_000 }),
  fate: fc.constantFrom("kept", "refunded", "canceled"),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 2000 }),
  ratePoints: fc.integer({ min: 0, max: 10_000 }),
  amountPercent: fc.integer({ min: 0, max: 100 }),
});

test("lines that go back, amounts and the rest leave nothing, and each movement adds up to zero", () => {
  fc.assert(
    fc.property(order, ({ lines, delivery, ratePoints, amountPercent }) => {
      const terms = { defaultBasisPoints: ratePoints, byCategory: {}, fixedMinor: 30 };
      const commissions = commissionShares(
        lines.map(({ goodsMinor }) => ({ goodsMinor, categories: [] })),
        terms,
      );
      const sum = (of: (index: number) => number) => lines.reduce((all, _, index) => all + of(index), 0);
      const sold: Sale = {
        ...own,
        redeemedMinor: 0,
        promotionMinor: 0,
        taxRemitter: "marketplace",
        parts: {
          goods: sum((index) => lines[index]?.goodsMinor ?? 0),
          gift_cards: 0,
          delivery,
          tax: sum((index) => lines[index]?.taxMinor ?? 0),
        },
        commissionMinor: sum((index) => commissions[index] ?? 0),
      };
      let leftMinor = totalOfParts(sold.parts);
      const captured = captureMovement({ ...own, paymentId: "p1", outcomeId: "1", amountMinor: leftMinor });
      const history: Movement[] = [...saleMovements(sold), ...(captured ? [captured] : [])];
      const add = (movement: Movement | null) => {
        if (movement) history.push(movement);
      };
      const refund = (refundId: string, moneyMinor: number, returned: LedgerRefund["returned"] = null) => {
        leftMinor -= moneyMinor;
        const head = { ...own, refundId, paymentId: "p1", moneyMinor, redeemedMinor: 0 };
        add(refundMovement({ ...head, returned }, history));
      };
      lines.forEach(({ goodsMinor, taxMinor, fate }, index) => {
        const parts = partsOf((part) => (part === "goods" ? goodsMinor : part === "tax" ? taxMinor : 0));
        const returned = { parts, promotionMinor: 0, commissionMinor: commissions[index] ?? 0 };
        const backMinor = Math.min(leftMinor, goodsMinor + taxMinor);
        const id = `l${index}`;
        if (index === 1) refund("amount", Math.floor((leftMinor * amountPercent) / 100));
        if (fate === "refunded" && backMinor === goodsMinor + taxMinor) refund(id, backMinor, returned);
        if (fate === "canceled" && backMinor <= leftMinor) {
          const refundMinor = Math.min(leftMinor, goodsMinor + taxMinor);
          add(linesCanceledMovement({ ...own, ...returned, id, refundMinor }, history));
          refund(id, refundMinor, "canceled lines");
        }
      });
      const ended = [...history];
      const end = cancellationMovement(own, ended);
      if (end) ended.push(end);
      const rest = refundMovement(
        { ...own, refundId: "rest", paymentId: "p1", moneyMinor: leftMinor, redeemedMinor: 0 },
        ended,
      );
      if (rest) ended.push(rest);
      for (const movement of ended) expect(balanceOf([movement], {})).toBe(0);
      for (const account of ledgerAccounts) expect(balanceOf(ended, { account })).toBe(0);
    }),
    { numRuns },
  );
});
