import type { Minor } from "../money/money";
import { orderParts } from "./ledger-account";
import { type LedgerEntry, type Movement, movementOf } from "./movement";
import {
  begunBy,
  correctedMinor,
  owedMinor,
  partAmounts,
  returned,
  takenBack,
  totalOfParts,
} from "./order-history";
import { partsOf, shareGoneBack, splitParts } from "./split-parts";

/** A refund of an order. Amounts in minor units. */
export type LedgerRefund = {
  refundId: string;
  orderId: string;
  paymentId: string;
  sellerId: string;
  /** What went back through the payment's provider. */
  moneyMinor: Minor;
  /** What went back to gift cards and store credit. */
  redeemedMinor: Minor;
};

/**
 * The movement of a refund (rules ledger-6 and ledger-7). What the shopper is owed already, of an order that was canceled or
 * paid with too much, goes back first; the rest is taken from the parts of the order, with their share of promotion and
 * commission.
 * @param history the order's movements so far
 * @returns null where nothing went back
 */
export function refundMovement(refund: LedgerRefund, history: readonly Movement[]): Movement | null {
  const { orderId, sellerId, moneyMinor, redeemedMinor } = refund;
  const own = { sellerId, orderId };
  const [sold, left] = [partAmounts(begunBy(history)), partAmounts(history)];
  const totalMinor = moneyMinor + redeemedMinor;
  const reducedMinor = Math.min(totalMinor - Math.min(owedMinor(history), totalMinor), totalOfParts(left));
  const taken = splitParts(reducedMinor, sold, left);
  const back = partsOf((part) => sold[part] - left[part] + taken[part]);
  const entries: LedgerEntry[] = [
    { ...own, account: "payment_clearing", part: "payment", amountMinor: -moneyMinor },
    { ...own, account: "stored_value", part: "redemption", amountMinor: -redeemedMinor },
    { ...own, account: "shopper_receivable", part: "payment", amountMinor: totalMinor - reducedMinor },
    ...orderParts.map((part) => takenBack(history, own, part, taken[part])),
    ...corrections(),
  ];
  const { paymentId, refundId } = refund;
  return movementOf({ ...own, paymentId, kind: "refund", key: `refund:${refundId}` }, entries);

  function corrections(): LedgerEntry[] {
    return (["promotion", "commission"] as const).flatMap((part) => {
      const whole = correctedMinor(begunBy(history), part);
      const soFar = whole - correctedMinor(history, part);
      // Nothing is left to correct once a cancellation has returned it.
      const due = reducedMinor === 0 ? 0 : shareGoneBack(whole, sold, back) - soFar;
      return returned(own, part, due);
    });
  }
}
