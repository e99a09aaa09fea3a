import type { Minor } from "../platform/money/money";
import { type ProductStockInput, productStock } from "./stock/product-stock";
import type { StockInfo } from "./stock-state";
import { type PricedProduct, unitPrice } from "./unit-price";

/** The viewer and the quantity: `group` is the customer group or null; fees in minor units for one piece. */
export type OfferRequest = {
  group: string | null;
  qty: number;
  qtyInCart?: number;
  optionFeeMinor?: Minor;
};

/** What of a sellable decides its price and its stock. */
type OfferTerms = Omit<PricedProduct, "optionFeeMinor"> &
  Omit<ProductStockInput, "unitPriceMinor" | "qtyInCart" | "requestedQty"> & { isListed: boolean };

/** Price and availability of a sellable at a quantity. Amounts in minor units. */
export type Offered = { unitPriceMinor: Minor; stock: StockInfo };

/**
 * The price and availability of a sellable (rules selling-2 and selling-8), decided here only. Fields are
 * written out because a listing calls this a hundred times a page, and object spread took half of the time.
 */
export function offerAt(sellable: OfferTerms, request: OfferRequest): Offered {
  const {
    priceMinor,
    finalPriceMinor,
    levels,
    item,
    status,
    maxCartQty,
    backorderMessage,
    backorderShipsOn,
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
    backorderShipsOn,
    lowStockAlertMessage,
    qtyInCart,
    requestedQty: qty,
  });
  return { unitPriceMinor, stock };
}
