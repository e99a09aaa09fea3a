import type { Minor } from "../money/money";
import { unitPrice } from "../price/unit-price";
import type { CartLineTotals } from "../pricing/cart-totals";
import { productStock } from "../stock/product-stock";
import { salableQty } from "../stock/salable-qty";
import type { StockItem } from "../stock/stock-item";
import { stockLabels } from "../stock/stock-labels";
import type { CartLineRecord } from "./cart-line-record";
import type { CartItemView } from "./cart-summary";
import { lineLimit, salableForLine } from "./line-limit";

const noStock: StockItem = {
  onHand: 0,
  reserved: 0,
  manageStock: true,
  allowBackorders: false,
  lowStockThreshold: 0,
};

/** What one piece of a line costs this shopper at the line's quantity, minor units. */
export const linePrice = (line: CartLineRecord, group: string | null): Minor =>
  unitPrice({ ...line, group, qty: line.qty });

/**
 * Why a line cannot be bought at all, in the words of the stock computation (part 2, §4 and §8); empty when it can,
 * even if not in this quantity.
 */
export function withdrawnReason(line: CartLineRecord, priceMinor: Minor): string {
  if (line.classCode === "variable_product" || line.classCode === "grouped") return "Unavailable";
  if (!line.isListed || line.status === "archived" || !line.availableForSale) return "Unavailable";
  if (priceMinor <= 0) return "Invalid Price";
  const isDiscontinued = line.status === "discontinued";
  const item = line.stock ?? noStock;
  const salable = salableQty(isDiscontinued ? { ...item, allowBackorders: false } : item);
  return salable === 0 ? "Out of Stock" : "";
}

/** Why a line cannot be bought in this quantity; empty when it can. */
export function quantityProblem(line: CartLineRecord, lines: readonly CartLineRecord[]): string {
  const limitQty = lineLimit(line, lines);
  if (line.qty <= limitQty) return "";
  const salable = salableForLine(line, lines);
  if (salable === 0) return "Out of Stock";
  return limitQty < salable ? stockLabels.limitOf(limitQty) : stockLabels.onlyAvailable(salable);
}

/** A line as the shopper sees it, with its part of the totals; a line without a part counts for nothing. */
export function cartItemView(
  line: CartLineRecord,
  lines: readonly CartLineRecord[],
  { priceMinor, problem, totals }: { priceMinor: Minor; problem: string; totals: CartLineTotals | null },
): CartItemView {
  const stock = productStock({
    unitPriceMinor: priceMinor,
    item: line.stock ?? noStock,
    status: line.status,
    availableForSale: line.availableForSale && line.isListed,
    maxCartQty: line.maxCartQty,
    backorderMessage: line.backorderMessage,
    lowStockAlertMessage: line.lowStockAlertMessage,
    qtyInCart: 0,
    requestedQty: line.qty,
  });
  const { itemId, productId, sku, name, subTitle, slug, isVariation, variationText, classCode, image } = line;
  return {
    ...{ itemId, productId, sku, name, subTitle, slug, isVariation, variationText, classCode, image },
    qty: line.qty,
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
