import type { Currency, Minor } from "../platform/money/money";
import { type PricePerMeasure, pricePerMeasure } from "./price-per-measure";
import { priceVisibility } from "./price-visibility";
import { savePercent } from "./save-percent";
import type { Viewer } from "./viewer";

/**
 * A price as a page shows it. A hidden price is absent, not masked, so that it cannot leak to a browser (rule
 * prices-6). `none` means that the product has no price.
 */
export type PriceView =
  | {
      kind: "visible";
      currency: Currency;
      priceMinor: Minor;
      /** The higher price, struck through; null if there is none. */
      wasMinor: Minor | null;
      /** Saving compared with the struck price, whole percent; 0 for none. */
      savePercent: number;
      /** Whether other variations or members cost more. */
      isStartingAt: boolean;
      /** Added per shipped piece (rule prices-8); absent if zero. */
      shippingFeeMinor?: Minor;
      /** Unit price, such as per 100 ml; absent if the product has no measure. */
      perMeasure?: PricePerMeasure;
    }
  | { kind: "in-cart" | "sign-in" | "pending" | "none" };

/** A price before its visibility is decided. Amounts in minor units. */
export type KnownPrice = {
  unitPriceMinor: Minor;
  /** The list price. */
  priceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  isStartingAt?: boolean;
  /** Shipping fee of one piece. */
  shippingFeeMinor?: Minor;
  /** Contents of a piece and the unit to compare prices by; empty for none. */
  unitPriceMeasure?: string;
};

/** The price this viewer sees; the manufacturer's price is struck through in preference to the list price. */
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
  // A starting price would give the unit price of one variation only.
  const perMeasure = known.isStartingAt
    ? null
    : pricePerMeasure(known.unitPriceMinor, known.unitPriceMeasure ?? "");
  return {
    ...view,
    ...(known.shippingFeeMinor ? { shippingFeeMinor: known.shippingFeeMinor } : {}),
    ...(perMeasure ? { perMeasure } : {}),
  };
}
