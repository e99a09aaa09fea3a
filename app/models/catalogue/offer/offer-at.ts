// @public

import type { Minor } from "../../platform/money/money";
import { unitPrice } from "../price/unit-price";
import type { Viewer } from "../price/viewer";
import { productStock } from "../stock/product-stock";
import type { Sellable, SellableTerms } from "../stock/sellable";
import type { StockInfo } from "../stock/stock-state";

/** The viewer and the quantity: `group` is the customer group or null; fees in minor units for one piece. */
export type OfferRequest = {
  group: string | null;
  qty: number;
  qtyInCart?: number;
  optionFeeMinor?: Minor;
};

/** Price and availability of a sellable at a quantity. Amounts in minor units. */
export type Offered = { unitPriceMinor: Minor; stock: StockInfo };

/** The price and availability of a sellable (rules selling-2 and selling-8), decided here only. */
export function offerAt(sellable: SellableTerms, request: OfferRequest): Offered {
  const { priceMinor, finalPriceMinor, levels } = sellable;
  const { group, qty, qtyInCart = 0, optionFeeMinor = 0 } = request;
  const unitPriceMinor = unitPrice({
    priceMinor,
    finalPriceMinor,
    levels,
    group,
    qty: qty + qtyInCart,
    optionFeeMinor,
  });
  return { unitPriceMinor, stock: productStock(sellable, { unitPriceMinor, qtyInCart, requestedQty: qty }) };
}

/** A sellable with its price and stock for one viewer at quantity 1. */
export type OfferedSellable = Offered & { sellable: Sellable };

/**
 * Price and stock of a sellable for one viewer at quantity 1. The sellable is not copied, because a listing
 * calls this a hundred times a page.
 */
export function offer(sellable: Sellable, { group }: Pick<Viewer, "group">): OfferedSellable {
  const { unitPriceMinor, stock } = offerAt(sellable, { group, qty: 1 });
  return { sellable, unitPriceMinor, stock };
}
