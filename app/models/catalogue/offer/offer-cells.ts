// @public

import type { Currency } from "../../platform/money/money";
import type { ProductRecord } from "../product/product-record";
import { fieldCells, unless } from "../rows/field-cells";
import { formatPriceLevel } from "../rows/price-levels";
import type { OfferColumn } from "../rows/product-columns";
import { isPriced } from "./read-offer";

/**
 * Writes an offer in the form readOffer reads; without an offer every cell is empty.
 * @param exportedAt UTC ISO moment of an export: pieces are written together with it, so that a later apply
 * moves them by what was changed in the file
 */
export function offerCells(
  { sku, classCode, offer }: Pick<ProductRecord, "sku" | "classCode" | "offer">,
  currency: Currency,
  exportedAt: string,
): Record<OfferColumn, string> {
  const own = fieldCells("offer", offer, currency);
  const stock = offer?.stock;
  return {
    ...own,
    ...fieldCells("stock", stock, currency),
    price: isPriced(classCode) ? own.price : "",
    final_price: own.final_price === own.price ? "" : own.final_price,
    price_levels: (offer?.priceLevels ?? []).flatMap((level) => formatPriceLevel(level, currency)).join("|"),
    source_qty: stock ? String(stock.onHand) : "",
    source_at: stock ? exportedAt : "",
    stock_sku: stock ? unless(stock.sku, sku) : "",
  };
}
