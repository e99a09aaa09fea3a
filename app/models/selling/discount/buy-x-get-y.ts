import type { Minor } from "../../platform/money/money";
import { multiplyRate } from "../../platform/money/multiply-rate";
import type { DiscountLine } from "./discount-rule";

/**
 * What 'buy X, get Y' takes off each line. Of every X + Y pieces, Y are discounted; in an incomplete round,
 * pieces beyond the first X are too. The cheapest pieces are discounted; of equally cheap ones, those of the
 * later line.
 */
export function buyXGetY(
  lines: readonly DiscountLine[],
  offer: { buyQty: number; getQty: number; rateBasisPoints: number },
): Minor[] {
  let left = discountedQty(
    lines.reduce((sum, line) => sum + line.qty, 0),
    offer,
  );
  const amounts = lines.map(() => 0);
  for (const { line, index } of cheapestFirst(lines)) {
    const qty = Math.min(line.qty, left);
    amounts[index] = multiplyRate(qty * line.unitPriceMinor, offer.rateBasisPoints);
    left -= qty;
  }
  return amounts;
}

function discountedQty(qty: number, offer: { buyQty: number; getQty: number }): number {
  const round = offer.buyQty + offer.getQty;
  const fullRounds = Math.floor(qty / round);
  return fullRounds * offer.getQty + Math.max(0, (qty % round) - offer.buyQty);
}

function cheapestFirst(lines: readonly DiscountLine[]) {
  return lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => a.line.unitPriceMinor - b.line.unitPriceMinor || b.index - a.index);
}
