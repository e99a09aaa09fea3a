import { formatMajor } from "~/models/platform/money/format-major";
import type { Currency, Minor } from "~/models/platform/money/money";
import { parseMoney } from "~/models/platform/money/parse-money";

/**
 * Currencies PayPal takes with the decimals we count in.
 * https://developer.paypal.com/api/rest/reference/currency-codes/
 */
const currencies = new Set(
  "AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB USD".split(" "),
);

/** Whether PayPal takes this currency. */
export const takesCurrency = (currency: Currency): boolean => currencies.has(currency);

/** An amount as PayPal's API has it. */
export const toPaypalAmount = (minor: Minor, currency: Currency) => ({
  currency_code: currency,
  value: formatMajor(minor, currency),
});

/** An amount of PayPal's API in minor units; 0 for one that cannot be read, which no payment is worth. */
export const fromPaypalAmount = (
  amount: { currency_code: string; value: string } | undefined,
): { amountMinor: Minor; currency: Currency } => ({
  amountMinor: (amount && parseMoney(amount.value, amount.currency_code)) ?? 0,
  currency: amount?.currency_code ?? "",
});
