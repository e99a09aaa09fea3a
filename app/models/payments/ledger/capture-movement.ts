import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/** What a payment took for one of its orders. */
export type LedgerCapture = {
  paymentId: string;
  /** Names the outcome that took it, once for each payment. */
  outcomeId: string;
  orderId: string;
  sellerId: string;
  /** Minor units; negative where an order's part of a payment became smaller. */
  amountMinor: Minor;
};

/**
 * The movement of a capture (rule ledger-4): the money settles what the shopper has to pay.
 * @returns null where nothing was taken
 */
export function captureMovement(capture: LedgerCapture): Movement | null {
  const { paymentId, orderId, sellerId, outcomeId, amountMinor } = capture;
  const own = { sellerId, orderId, part: "payment" as const };
  return movementOf(
    { orderId, sellerId, paymentId, kind: "capture", key: `capture:${paymentId}:${orderId}:${outcomeId}` },
    [
      { ...own, account: "payment_clearing", amountMinor },
      { ...own, account: "shopper_receivable", amountMinor: -amountMinor },
    ],
  );
}
