// @public

import type { Currency, Minor } from "../../money/money";

/** https://developer.paypal.com/api/rest/reference/currency-codes/ */
const taken = new Set(
  "AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD".split(" "),
);

/** Currencies that PayPal takes without decimals, though ISO 4217 gives them two. */
const whole = new Set(["HUF", "TWD"]);

/**
 * The smallest amount of a currency that PayPal takes and refunds, of which any other is a multiple, minor
 * units; null for a currency it does not take.
 */
export function paypalStepMinor(currency: Currency): Minor | null {
  if (!taken.has(currency)) return null;
  return whole.has(currency) ? 100 : 1;
}
