import { quantityText } from "../../../catalogue/price/price-per-measure";
import type { PriceView } from "../../../catalogue/price/price-view";
import { toMajor } from "../../../platform/money/to-major";
import type { ProductCard } from "../generated/product";

/**
 * The price fields of a product in the API (rule api-1). Amounts in major units; null if the price is hidden.
 */
export type PriceFields = Pick<
  ProductCard,
  | "currency"
  | "price"
  | "final_price"
  | "msrp"
  | "lowest_price"
  | "shipping_fee"
  | "price_per_measure"
  | "price_measure"
  | "save_percent"
  | "is_starting_at"
  | "hide_price"
  | "price_state"
>;

/** Maps a price to API fields. A hidden price has no amounts here, as on pages. */
export function priceFields(price: PriceView): PriceFields {
  if (price.kind !== "visible")
    return {
      currency: null,
      price: null,
      final_price: null,
      msrp: null,
      lowest_price: null,
      shipping_fee: null,
      price_per_measure: null,
      price_measure: null,
      save_percent: 0,
      is_starting_at: false,
      hide_price: price.kind !== "none",
      price_state: price.kind,
    };
  const { currency, priceMinor, wasMinor } = price;
  return {
    currency,
    price: toMajor(wasMinor ?? priceMinor, currency),
    final_price: toMajor(priceMinor, currency),
    msrp: wasMinor === null ? null : toMajor(wasMinor, currency),
    lowest_price: price.priorMinor === undefined ? null : toMajor(price.priorMinor, currency),
    shipping_fee: toMajor(price.shippingFeeMinor ?? 0, currency),
    price_per_measure: price.perMeasure ? toMajor(price.perMeasure.amountMinor, currency) : null,
    price_measure: price.perMeasure ? quantityText(price.perMeasure.base) : null,
    save_percent: price.savePercent,
    is_starting_at: price.isStartingAt,
    hide_price: false,
    price_state: "visible",
  };
}
