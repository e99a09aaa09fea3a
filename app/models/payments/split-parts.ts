// @public

import { largestRemainder } from "../platform/money/allocate";
import type { Minor } from "../platform/money/money";
import { divideHalfAway } from "../platform/money/round-half-away";
import { type LedgerPart, orderParts } from "./ledger-account";
import { type PartAmounts, totalOfParts } from "./order-history";

/**
 * Splits a refund over the parts of an order (rule ledger-6) by largest remainder, so that together with
 * earlier refunds each part gives back its share of what was sold, and none more than is left of it. Refunds
 * of all that is left return every part whole, in however many steps.
 * @param amountMinor at most the sum of `left`
 * @param sold the parts of the sale
 * @param left the parts without what was refunded before
 */
export function splitParts(amountMinor: Minor, sold: PartAmounts, left: PartAmounts): PartAmounts {
  const soldMinor = BigInt(totalOfParts(sold));
  const backMinor = soldMinor - BigInt(totalOfParts(left)) + BigInt(amountMinor);
  // What each part lacks of its share, times what was sold: whole numbers stay exact.
  const lacking = orderParts.map((part) => {
    const missing = backMinor * BigInt(sold[part]) - BigInt(sold[part] - left[part]) * soldMinor;
    return missing > 0n ? missing : 0n;
  });
  if (lacking.every((missing) => missing === 0n)) return partsOf(() => 0);
  const shares = largestRemainder(BigInt(amountMinor), lacking);
  return partsOf((_, index) => Number(shares[index] ?? 0n));
}

/**
 * What of an amount that belongs to the goods goes back with them, in all: the cumulative amount is rounded
 * once, half away from zero, so that many small refunds correct as much as one (rule ledger-7). Where no
 * goods were paid for, the whole order counts instead.
 * @param wholeMinor what was booked with the sale
 * @param back the parts that went back in all
 */
export function shareGoneBack(wholeMinor: Minor, sold: PartAmounts, back: PartAmounts): Minor {
  const [of, gone] = sold.goods > 0 ? [sold.goods, back.goods] : [totalOfParts(sold), totalOfParts(back)];
  return of === 0 ? 0 : Number(divideHalfAway(BigInt(wholeMinor) * BigInt(gone), BigInt(of)));
}

/** Amounts by part. */
export function partsOf(amountOf: (part: LedgerPart, index: number) => Minor): PartAmounts {
  const [goods, giftCards, delivery, tax] = orderParts.map(amountOf);
  return { goods: goods ?? 0, gift_cards: giftCards ?? 0, delivery: delivery ?? 0, tax: tax ?? 0 };
}
