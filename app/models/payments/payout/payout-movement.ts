import { type Movement, movementOf } from "../movement";
import type { OpenBalance } from "./payable";

/** A payout, as the ledger books it. */
export type BookedPayout = { payoutId: string; sellerId: string; lines: readonly OpenBalance[] };

/**
 * The movement of a payout: what it pays is not owed any more (rule payouts-4). Its entries are the payout's
 * lines.
 */
export const payoutMovement = ({ payoutId, sellerId, lines }: BookedPayout): Movement | null =>
  movementOf({ kind: "payout", key: `payout:${payoutId}`, sellerId }, entriesOf(sellerId, lines));

/** The movement of a payout that failed or came back: what it paid is owed again. */
export const returnMovement = ({ payoutId, sellerId, lines }: BookedPayout): Movement | null =>
  movementOf(
    { kind: "payout", key: `payout-return:${payoutId}`, sellerId },
    entriesOf(sellerId, lines).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor })),
  );

function entriesOf(sellerId: string, lines: readonly OpenBalance[]): Movement["entries"] {
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return [
    ...lines.map((line) => ({ ...line, account: "seller_payable" as const, sellerId })),
    { account: "payment_clearing", part: "payout", sellerId, orderId: null, amountMinor: -totalMinor },
  ];
}
