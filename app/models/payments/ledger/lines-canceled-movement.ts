import type { Minor } from "../../platform/money/money";
import { balanceOf, type LedgerEntry, type Movement, movementOf } from "../movement";
import { type BookedReturn, takeReturn } from "./take-return";

/**
 * The movement of lines that were canceled while the order goes on (rule ledger-11): what they cost is owed
 * to the shopper, or not asked for any more. What they cost beyond what was never paid is owed, also where
 * refunds under way leave too little to pay it back at once.
 * @param canceled `id` names this cancellation among those of its order; `refundMinor` is what the refund
 * that is written with it pays back
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
  const unpaidMinor = Math.max(0, balanceOf(history, { account: "shopper_receivable", part: "payment" }));
  const owedMinor = Math.max(refundMinor, takenMinor - unpaidMinor);
  return movementOf({ ...own, kind: "cancellation", key: `cancellation:${orderId}:${id}` }, [
    ...entries,
    owes(own, "canceled_lines", owedMinor),
    owes(own, "payment", takenMinor - owedMinor),
  ]);
}

const owes = (
  own: Pick<LedgerEntry, "sellerId" | "orderId">,
  part: "canceled_lines" | "payment",
  amountMinor: Minor,
): LedgerEntry => ({ ...own, account: "shopper_receivable", part, amountMinor: 0 - amountMinor });
