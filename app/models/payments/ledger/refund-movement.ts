import type { Minor } from "../../platform/money/money";
import { orderParts } from "../ledger-account";
import { balanceOf, type LedgerEntry, type Movement, movementOf } from "../movement";
import {
  begunBy,
  correctedMinor,
  owedMinor,
  partAmounts,
  returned,
  takenBack,
  totalOfParts,
} from "../order-history";
import { partsOf, shareGoneBack, splitParts } from "../split-parts";
import { type BookedReturn, takeReturn } from "./take-return";

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
  /**
   * The lines and the delivery it is for; null for a mere amount, and 'canceled lines' where they were booked
   * already.
   */
  returned?: BookedReturn | "canceled lines" | null;
  /** What refunds of canceled lines that are under way pay back: no other refund does. */
  linesUnderWayMinor?: Minor;
};

/**
 * The movement of a refund (rules ledger-6 and ledger-7). What the shopper is owed already, of an order that
 * was canceled or paid with too much or of lines whose refund was refused, goes back first; the rest is taken
 * from the parts of the order, with their share of promotion and commission, the provider's money at most as
 * far as the provider still holds any for this order.
 * @param history the order's movements so far
 * @returns null where nothing went back
 */
export function refundMovement(refund: LedgerRefund, history: readonly Movement[]): Movement | null {
  const { orderId, sellerId, moneyMinor, redeemedMinor } = refund;
  const { paymentId, refundId } = refund;
  const own = { sellerId, orderId };
  const totalMinor = moneyMinor + redeemedMinor;
  const { entries, takenMinor } = takenBy(refund, history);
  const settledMinor = totalMinor - takenMinor;
  const linesMinor = settledOfLines(refund, history, settledMinor);
  return movementOf({ ...own, paymentId, kind: "refund", key: `refund:${refundId}` }, [
    { ...own, account: "payment_clearing", part: "payment", amountMinor: -moneyMinor },
    { ...own, account: "stored_value", part: "redemption", amountMinor: -redeemedMinor },
    { ...own, account: "shopper_receivable", part: "payment", amountMinor: settledMinor - linesMinor },
    { ...own, account: "shopper_receivable", part: "canceled_lines", amountMinor: linesMinor },
    ...entries,
  ]);
}

/** What of canceled lines is owed and no other refund pays back, minor units. */
const openLinesMinor = ({ linesUnderWayMinor = 0 }: LedgerRefund, history: readonly Movement[]): Minor =>
  Math.max(0, owedMinor(history, "canceled_lines") - linesUnderWayMinor);

/** What a refund settles of canceled lines: its own, or after everything else that is owed. */
function settledOfLines(refund: LedgerRefund, history: readonly Movement[], settledMinor: Minor): Minor {
  if (refund.returned === "canceled lines") return settledMinor;
  if (refund.returned) return 0;
  return Math.max(0, Math.min(openLinesMinor(refund, history), settledMinor - owedMinor(history)));
}

type Taken = { entries: LedgerEntry[]; takenMinor: Minor };

/** What a refund takes from the parts of its order. */
function takenBy(refund: LedgerRefund, history: readonly Movement[]): Taken {
  const { orderId, sellerId, moneyMinor, redeemedMinor, returned } = refund;
  const own = { sellerId, orderId };
  if (returned === "canceled lines") return { entries: [], takenMinor: 0 };
  if (returned) return takeReturn(history, own, returned);
  const owed = owedMinor(history) + openLinesMinor(refund, history);
  // What the bank takes beyond what the payment still holds has gone back before.
  const heldMinor = Math.max(0, balanceOf(history, { account: "payment_clearing", part: "payment" }));
  return takeShare(history, own, Math.max(0, Math.min(moneyMinor, heldMinor) + redeemedMinor - owed));
}

/** The entries that take an amount from all parts of an order by their shares. */
function takeShare(
  history: readonly Movement[],
  own: Pick<LedgerEntry, "sellerId" | "orderId">,
  wantedMinor: Minor,
): Taken {
  const [sold, left] = [partAmounts(begunBy(history)), partAmounts(history)];
  const reducedMinor = Math.min(wantedMinor, totalOfParts(left));
  const taken = splitParts(reducedMinor, sold, left);
  const back = partsOf((part) => sold[part] - left[part] + taken[part]);
  const entries = [...orderParts.map((part) => takenBack(history, own, part, taken[part])), ...corrections()];
  return { entries, takenMinor: reducedMinor };

  function corrections(): LedgerEntry[] {
    return (["promotion", "commission"] as const).flatMap((part) => {
      const whole = correctedMinor(begunBy(history), part);
      const soFar = whole - correctedMinor(history, part);
      // Nothing is left to correct once a cancellation has returned it, and lines that went back may have
      // returned more.
      const due = reducedMinor === 0 ? 0 : shareGoneBack(whole, sold, back) - soFar;
      return returned(own, part, Math.max(0, due));
    });
  }
}
