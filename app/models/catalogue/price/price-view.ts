// @public

import type { Currency, Minor } from "../../platform/money/money";
import type { OfferedSellable } from "../offer/offer-at";
import { type MeasureBase, type PricePerMeasure, pricePerMeasure } from "./price-per-measure";
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
      /**
       * The lowest price of the thirty days before a reduction (rule prices-11); absent where the law does
       * not ask for it.
       */
      priorMinor?: Minor;
      /** Whether other variations or members cost more. */
      isStartingAt: boolean;
      /** Added per shipped piece (rule prices-8); absent if zero. */
      shippingFeeMinor?: Minor;
      /** Unit price, such as per 100 ml; absent if the product has no measure. */
      perMeasure?: PricePerMeasure;
    }
  | { kind: "in-cart" | "sign-in" | "pending" | "none" };

/** A price before its visibility is decided; of a product with members that of one of them. */
export type KnownPrice = Omit<OfferedSellable, "stock"> & { isStartingAt?: boolean };

/** The price this viewer sees; the manufacturer's price is struck through in preference to the list price. */
export function priceView(
  { sellable, unitPriceMinor, isStartingAt = false }: KnownPrice,
  viewer: Viewer,
): PriceView {
  const { priceMinor, msrpMinor, hidePrice, shippingFeeMinor, unitPriceMeasure } = sellable;
  const { kind } = priceVisibility({ ...viewer, hidePrice });
  if (kind !== "visible") return { kind };
  if (unitPriceMinor <= 0) return { kind: "none" };
  const view: PriceView = {
    kind: "visible",
    currency: viewer.currency,
    priceMinor: unitPriceMinor,
    ...struck(Math.max(msrpMinor ?? 0, priceMinor), unitPriceMinor),
    isStartingAt,
  };
  const { priorMinor } = sellable;
  const isTold = viewer.tellsPrior && view.wasMinor !== null;
  // A starting price would give the unit price of one variation only.
  const perMeasure = isStartingAt ? null : measured(unitPriceMinor, unitPriceMeasure, viewer.measureBase);
  return {
    ...view,
    ...(isTold && priorMinor !== null ? { priorMinor } : {}),
    ...(shippingFeeMinor ? { shippingFeeMinor } : {}),
    ...(perMeasure ? { perMeasure } : {}),
  };
}

/** What a measure costs by the shop's base; null where it tells none. */
const measured = (priceMinor: Minor, measure: string, base: MeasureBase | null = "hundred") =>
  base === null ? null : pricePerMeasure(priceMinor, measure, base);

/**
 * A visible price at another amount, before `beforeMinor`; what a measure costs, and what
 * it cost before, was said of the first alone.
 */
export function atAmount(
  { perMeasure: _ofFirst, priorMinor: _ofPrice, ...view }: PriceView & { kind: "visible" },
  priceMinor: Minor,
  beforeMinor: Minor,
): PriceView {
  return { ...view, priceMinor, ...struck(beforeMinor, priceMinor) };
}

/** What is struck through beside a price, and the saving; nothing unless it is higher. */
const struck = (beforeMinor: Minor, priceMinor: Minor) =>
  beforeMinor > priceMinor
    ? { wasMinor: beforeMinor, savePercent: savePercent(beforeMinor, priceMinor) }
    : { wasMinor: null, savePercent: 0 };
