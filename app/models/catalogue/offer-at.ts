import type { Minor } from "../money/money";
import { unitPrice } from "../price/unit-price";
import { productStock } from "../stock/product-stock";
import type { StockInfo } from "../stock/stock-state";
import type { SellableTerms } from "./sellable";

/** Who asks for how much: `group` is the customer group, null for none; fees in minor units for one piece. */
export type OfferRequest = {
  group: string | null;
  qty: number;
  qtyInCart?: number;
  optionFeeMinor?: Minor;
};

/** What a sellable costs and whether it can be had, at a quantity. Amounts in minor units. */
export type Offered = { unitPriceMinor: Minor; stock: StockInfo };

/**
 * The one answer to what something costs and whether it can be had (rules selling-2 and selling-8). Written out field
 * by field: a listing does this a hundred times a page, and spreading whole records was half of its cost.
 */
export function offerAt(sellable: SellableTerms, request: OfferRequest): Offered {
  const {
    priceMinor,
    finalPriceMinor,
    levels,
    item,
    status,
    maxCartQty,
    backorderMessage,
    lowStockAlertMessage,
  } = sellable;
  const { group, qty, qtyInCart = 0, optionFeeMinor = 0 } = request;
  const unitPriceMinor = unitPrice({
    priceMinor,
    finalPriceMinor,
    levels,
    group,
    qty: qty + qtyInCart,
    optionFeeMinor,
  });
  const stock = productStock({
    unitPriceMinor,
    item,
    status,
    availableForSale: sellable.availableForSale && sellable.isListed,
    maxCartQty,
    backorderMessage,
    lowStockAlertMessage,
    qtyInCart,
    requestedQty: qty,
  });
  return { unitPriceMinor, stock };
}
