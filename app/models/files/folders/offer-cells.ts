import { formatMajor } from "../../platform/money/format-major";
import type { Currency, Minor } from "../../platform/money/money";
import { formatPriceLevel } from "./price-levels";
import type { OfferColumn } from "./product-columns";
import type { ProductRecord } from "./product-record";
import { isPriced } from "./read-offer";

/** A cell, empty for the default value. */
export const unless = (value: boolean | number | string, fallback: boolean | number | string) =>
  value === fallback ? "" : String(value);

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
  const money = (minor: Minor | null | undefined) =>
    minor === null || minor === undefined ? "" : formatMajor(minor, currency);
  const stock = offer?.stock;
  return {
    price: isPriced(classCode) ? money(offer?.priceMinor) : "",
    final_price: offer && offer.finalPriceMinor !== offer.priceMinor ? money(offer.finalPriceMinor) : "",
    msrp: money(offer?.msrpMinor),
    hide_price: unless(offer?.hidePrice ?? false, false),
    price_levels: (offer?.priceLevels ?? []).flatMap((level) => formatPriceLevel(level, currency)).join("|"),
    qty: unless(stock?.onHand ?? 0, 0),
    source_qty: stock ? String(stock.onHand) : "",
    source_at: stock ? exportedAt : "",
    stock_sku: stock ? unless(stock.sku, sku) : "",
    manage_stock: unless(stock?.manageStock ?? true, true),
    allow_backorders: unless(stock?.allowBackorders ?? false, false),
    backorder_message: stock?.backorderMessage ?? "",
    backorder_ships_on: stock?.backorderShipsOn ?? "",
    low_stock_threshold: unless(stock?.lowStockThreshold ?? 0, 0),
    low_stock_alert_message: offer?.lowStockAlertMessage ?? "",
    max_cart_qty: unless(offer?.maxCartQty ?? 100, 100),
    website_visibility: offer && !offer.isVisible ? "invisible" : "",
    available_for_sale: unless(offer?.availableForSale ?? true, true),
    shipping_fee: money(offer?.shippingFeeMinor),
    item_delivery_info: offer?.itemDeliveryInfo ?? "",
    delivery_estimate: offer?.deliveryEstimateId ?? "",
    condition: offer?.condition ?? "",
    seller_slug: offer?.sellerSlug ?? "",
  };
}
