import { offerAt } from "../catalogue/offer-at";
import type { Minor } from "../money/money";
import type { CartLineTotals } from "../pricing/cart-totals";
import { stockLabels } from "../stock/stock-labels";
import type { CartLineRecord } from "./cart-line-record";
import type { CartItemView } from "./cart-summary";
import { lineLimit, salableForLine } from "./line-limit";

/** Unit price of a line for this shopper at the line's quantity, minor units. */
export const linePrice = (line: CartLineRecord, group: string | null): Minor =>
  offerAt(line, { group, qty: line.qty }).unitPriceMinor;

/**
 * Why a line cannot be bought at all (rules selling-2 and selling-5); empty when it can, even if not in this
 * quantity.
 */
export function withdrawnReason(line: CartLineRecord, group: string | null): string {
  if (line.classCode === "variable_product" || line.classCode === "grouped") return "Unavailable";
  const { stock } = offerAt(line, { group, qty: line.qty });
  return stock.isInStock ? "" : stock.stockStatusText;
}

/** Why a line cannot be bought in this quantity; empty when it can. */
export function quantityProblem(line: CartLineRecord, lines: readonly CartLineRecord[]): string {
  const limitQty = lineLimit(line, lines);
  if (line.qty <= limitQty) return "";
  const salable = salableForLine(line, lines);
  if (salable === 0) return "Out of Stock";
  return limitQty < salable ? stockLabels.limitOf(limitQty) : stockLabels.onlyAvailable(salable);
}

/** A line as the shopper sees it, with its share of the totals; zero without one. */
export function cartItemView(
  line: CartLineRecord,
  lines: readonly CartLineRecord[],
  offered: { group: string | null; priceMinor: Minor; problem: string; totals: CartLineTotals | null },
): CartItemView {
  const { group, priceMinor, problem, totals } = offered;
  const { stock } = offerAt(line, { group, qty: line.qty });
  const { itemId, productId, sku, name, subTitle, slug, isVariation, variationText, classCode, image } = line;
  return {
    ...{ itemId, productId, sku, name, subTitle, slug, isVariation, variationText, classCode, image },
    qty: line.qty,
    lineData: line.lineData,
    priceMinor,
    listPriceMinor: line.priceMinor > priceMinor && priceMinor > 0 ? line.priceMinor : null,
    rowTotalMinor: totals?.rowTotalMinor ?? 0,
    discountMinor: totals?.discountMinor ?? 0,
    shippingFeeMinor: totals?.shippingFeeMinor ?? 0,
    taxMinor: totals?.taxMinor ?? 0,
    limitQty: lineLimit(line, lines),
    stock,
    problem,
    stockItemId: line.stockItemId,
    weightG: line.weightG,
    nonShippable: line.nonShippable,
  };
}
