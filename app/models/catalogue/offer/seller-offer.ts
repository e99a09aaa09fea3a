// @public

import type { Minor } from "../../platform/money/money";
import type { Sellable } from "../stock/sellable";
import { offer } from "./offer-at";

/** What one seller asks for a product or variation, and what of it decides among sellers. */
export type SellerOffer = {
  sellerId: string;
  sellable: Sellable;
  isInStock: boolean;
  /**
   * The general price of a piece, null for one that is hidden or not set; and the same with the shipping fee.
   */
  priceMinor: Minor | null;
  costMinor: Minor | null;
};

/** What a seller asks, ready to be compared: a product of many sellers is compared for every visitor anew. */
export function sellerOffer(sellerId: string, sellable: Sellable): SellerOffer {
  const { hidePrice, shippingFeeMinor } = sellable;
  const { unitPriceMinor, stock } = offer(sellable, { group: null });
  const isKnown = !hidePrice && unitPriceMinor > 0;
  return {
    sellerId,
    sellable,
    isInStock: stock.isInStock,
    priceMinor: isKnown ? unitPriceMinor : null,
    costMinor: isKnown ? unitPriceMinor + shippingFeeMinor : null,
  };
}
