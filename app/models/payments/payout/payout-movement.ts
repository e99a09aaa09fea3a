import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";
import { bookedMinor, type OpenBalance } from "./payable";

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

/**
 * What is paid leaves `payment_clearing` in the currency in which it came in: of an order in another one than
 * the business's by an entry that names it, so that the entries of each currency add up to zero.
 */
function entriesOf(sellerId: string, lines: readonly OpenBalance[]): Movement["entries"] {
  const paid = new Map<string | null, Minor>();
  for (const line of lines) {
    const orderId = line.booked ? line.orderId : null;
    paid.set(orderId, (paid.get(orderId) ?? 0) + bookedMinor(line));
  }
  const own = (line: OpenBalance) => ({ orderId: line.orderId, part: line.part, sellerId });
  return [
    ...lines.map((line) => ({
      ...own(line),
      account: "seller_payable" as const,
      amountMinor: bookedMinor(line),
    })),
    ...[...paid].map(([orderId, minor]) => ({
      account: "payment_clearing" as const,
      part: "payout" as const,
      sellerId,
      orderId,
      amountMinor: -minor,
    })),
  ];
}
