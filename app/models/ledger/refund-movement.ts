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
  /** The lines and the delivery it is for; null for a mere amount, and 'canceled lines' where they were booked already. */
  returned?: BookedReturn | "canceled lines" | null;
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
  const { paymentId, refundId } = refund;
  const own = { sellerId, orderId };
  const totalMinor = moneyMinor + redeemedMinor;
  const { entries, takenMinor } = takenBy(refund, history);
  const part = refund.returned === "canceled lines" ? "canceled_lines" : "payment";
  return movementOf({ ...own, paymentId, kind: "refund", key: `refund:${refundId}` }, [
    { ...own, account: "payment_clearing", part: "payment", amountMinor: -moneyMinor },
    { ...own, account: "stored_value", part: "redemption", amountMinor: -redeemedMinor },
    { ...own, account: "shopper_receivable", part, amountMinor: totalMinor - takenMinor },
    ...entries,
  ]);
}

type Taken = { entries: LedgerEntry[]; takenMinor: Minor };

/** What a refund takes from the parts of its order. */
function takenBy(
  { orderId, sellerId, moneyMinor, redeemedMinor, returned }: LedgerRefund,
  history: readonly Movement[],
): Taken {
  const own = { sellerId, orderId };
  if (returned === "canceled lines") return { entries: [], takenMinor: 0 };
  return returned ? takeReturn(history, own, returned) : takeShare(history, own, moneyMinor + redeemedMinor);
}

/** The entries that take an amount from all parts of an order by their shares. */
function takeShare(
  history: readonly Movement[],
  own: Pick<LedgerEntry, "sellerId" | "orderId">,
  totalMinor: Minor,
): Taken {
  const [sold, left] = [partAmounts(begunBy(history)), partAmounts(history)];
  const reducedMinor = Math.min(totalMinor - Math.min(owedMinor(history), totalMinor), totalOfParts(left));
  const taken = splitParts(reducedMinor, sold, left);
  const back = partsOf((part) => sold[part] - left[part] + taken[part]);
  const entries = [...orderParts.map((part) => takenBack(history, own, part, taken[part])), ...corrections()];
  return { entries, takenMinor: reducedMinor };

  function corrections(): LedgerEntry[] {
    return (["promotion", "commission"] as const).flatMap((part) => {
      const whole = correctedMinor(begunBy(history), part);
      const soFar = whole - correctedMinor(history, part);
      // Nothing is left to correct once a cancellation has returned it, and lines that went back may have returned more.
      const due = reducedMinor === 0 ? 0 : shareGoneBack(whole, sold, back) - soFar;
      return returned(own, part, Math.max(0, due));
    });
  }
}
