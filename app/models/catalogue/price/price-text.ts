// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../../platform/money/format-money";
import type { PriceView } from "./price-view";

/**
 * A price as one line of text: the amount, or the text shown instead of a hidden price (rules prices-4 and
 * prices-5); empty without a price.
 */
export function priceText(price: PriceView): string {
  switch (price.kind) {
    case "visible": {
      const amount = formatMoney(price.priceMinor, price.currency);
      return price.isStartingAt ? phrase("Starting at {amount}", { amount }) : amount;
    }
    case "in-cart":
      return phrase("See Price In Cart");
    case "sign-in":
      return phrase("Sign in to see pricing");
    case "pending":
      return phrase("Your account is pending approval");
    case "none":
      return "";
  }
}

/** The price before the sale, where it may be seen; empty without one (rule prices-2). */
export const wasPriceText = (price: PriceView): string =>
  price.kind === "visible" && price.wasMinor !== null ? formatMoney(price.wasMinor, price.currency) : "";
