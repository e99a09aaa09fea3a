import type { Minor } from "../money/money";
import { type LedgerEntry, type Movement, movementOf } from "./movement";
import { type BookedReturn, takeReturn } from "./take-return";

/**
 * The movement of lines that were canceled while the order goes on (rule ledger-11): what they cost is owed to the shopper,
 * or not asked for any more.
 * @param canceled `id` names this cancellation among those of its order; `refundMinor` is what the refund that is written
 * with it pays back
 * @param history the order's movements so far
 * @returns null where nothing is left
 */
export function linesCanceledMovement(
  canceled: { orderId: string; sellerId: string; id: string; refundMinor: Minor } & BookedReturn,
  history: readonly Movement[],
): Movement | null {
  const { orderId, sellerId, id, refundMinor } = canceled;
  const own = { sellerId, orderId };
  const { entries, takenMinor } = takeReturn(history, own, canceled);
  return movementOf({ ...own, kind: "cancellation", key: `cancellation:${orderId}:${id}` }, [
    ...entries,
    owes(own, "canceled_lines", refundMinor),
    owes(own, "payment", takenMinor - refundMinor),
  ]);
}

/**
 * The movement of a refund of canceled lines that its provider refused: what they cost is owed like any other amount.
 */
export function refusedReturnMovement(refund: {
  refundId: string;
  orderId: string;
  sellerId: string;
  paymentId: string;
  amountMinor: Minor;
}): Movement | null {
  const { orderId, sellerId, paymentId, refundId, amountMinor } = refund;
  const own = { sellerId, orderId };
  return movementOf({ ...own, paymentId, kind: "adjustment", key: `refused:${refundId}` }, [
    owes(own, "canceled_lines", 0 - amountMinor),
    owes(own, "payment", amountMinor),
  ]);
}

const owes = (
  own: Pick<LedgerEntry, "sellerId" | "orderId">,
  part: "canceled_lines" | "payment",
  amountMinor: Minor,
): LedgerEntry => ({ ...own, account: "shopper_receivable", part, amountMinor: 0 - amountMinor });
