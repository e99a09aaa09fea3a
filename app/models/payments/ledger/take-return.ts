import type { Minor } from "../../platform/money/money";
import { orderParts } from "../ledger-account";
import type { LedgerEntry, Movement } from "../movement";
import {
  begunBy,
  correctedMinor,
  type PartAmounts,
  partAmounts,
  returned,
  takenBack,
  totalOfParts,
} from "../order-history";
import { partsOf, splitParts } from "../split-parts";

/** What of an order goes back by its lines, as the ledger books it. */
export type BookedReturn = { parts: PartAmounts; promotionMinor: Minor; commissionMinor: Minor };

/**
 * The entries that take lines of an order back, with their own promotion and commission (rule ledger-11).
 * What earlier refunds left too little of is taken from the other parts; where nothing is left afterwards,
 * nothing of the promotion and the commission is left either.
 * @returns the entries, and what they take from the parts in all
 */
export function takeReturn(
  history: readonly Movement[],
  own: Pick<LedgerEntry, "sellerId" | "orderId">,
  { parts: wanted, promotionMinor, commissionMinor }: BookedReturn,
): { entries: LedgerEntry[]; takenMinor: Minor } {
  const [sold, left] = [partAmounts(begunBy(history)), partAmounts(history)];
  const first = partsOf((part) => Math.min(wanted[part], Math.max(0, left[part])));
  const after = partsOf((part) => left[part] - first[part]);
  const lackingMinor = Math.min(totalOfParts(wanted) - totalOfParts(first), totalOfParts(after));
  const rest = splitParts(Math.max(0, lackingMinor), sold, after);
  const taken = partsOf((part) => first[part] + rest[part]);
  const isRest = totalOfParts(wanted) > totalOfParts(left);
  const corrected = (part: "promotion" | "commission", amountMinor: Minor) => {
    const openMinor = correctedMinor(history, part);
    return returned(own, part, Math.max(0, isRest ? openMinor : Math.min(amountMinor, openMinor)));
  };
  return {
    entries: [
      ...orderParts.map((part) => takenBack(history, own, part, taken[part])),
      ...corrected("promotion", promotionMinor),
      ...corrected("commission", commissionMinor),
    ],
    takenMinor: totalOfParts(taken),
  };
}
