import type { Currency, Minor } from "../money/money";
import { type PricePerMeasure, pricePerMeasure } from "../price/price-per-measure";
import { priceVisibility } from "../price/price-visibility";
import { savePercent } from "../price/save-percent";
import type { Viewer } from "./viewer";

/**
 * A price as a page shows it. A hidden price is absent here, not masked: what a browser gets cannot leak it (rule
 * prices-6). `none` is for a product that has nothing to price.
 */
export type PriceView =
  | {
      kind: "visible";
      currency: Currency;
      priceMinor: Minor;
      /** The higher price struck through; null for none. */
      wasMinor: Minor | null;
      /** Saved against the struck price, whole percent; 0 for nothing. */
      savePercent: number;
      /** Other forms of the product cost more. */
      isStartingAt: boolean;
      /** Added for each piece that is shipped (rule prices-8); absent for none. */
      shippingFeeMinor?: Minor;
      /** What a measure of it costs, as 100 ml; absent for what is not measured. */
      perMeasure?: PricePerMeasure;
    }
  | { kind: "in-cart" | "sign-in" | "pending" | "none" };

/** What is known of a price before it is decided whether it shows. Amounts in minor units. */
export type KnownPrice = {
  unitPriceMinor: Minor;
  /** The list price. */
  priceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  isStartingAt?: boolean;
  /** What a piece costs on top of its delivery. */
  shippingFeeMinor?: Minor;
  /** What a piece holds and by what its price is compared; empty for none. */
  unitPriceMeasure?: string;
};

/** The price this viewer sees; the maker's price is struck through before the list price is. */
export function priceView(known: KnownPrice, viewer: Viewer): PriceView {
  const { kind } = priceVisibility({ ...viewer, hidePrice: known.hidePrice });
  if (kind !== "visible") return { kind };
  if (known.unitPriceMinor <= 0) return { kind: "none" };
  const wasMinor = Math.max(known.msrpMinor ?? 0, known.priceMinor);
  const isReduced = wasMinor > known.unitPriceMinor;
  const view: PriceView = {
    kind: "visible",
    currency: viewer.currency,
    priceMinor: known.unitPriceMinor,
    wasMinor: isReduced ? wasMinor : null,
    savePercent: isReduced ? savePercent(wasMinor, known.unitPriceMinor) : 0,
    isStartingAt: known.isStartingAt ?? false,
  };
  // Of several forms it would compare one.
  const perMeasure = known.isStartingAt
    ? null
    : pricePerMeasure(known.unitPriceMinor, known.unitPriceMeasure ?? "");
  return {
    ...view,
    ...(known.shippingFeeMinor ? { shippingFeeMinor: known.shippingFeeMinor } : {}),
    ...(perMeasure ? { perMeasure } : {}),
  };
}
