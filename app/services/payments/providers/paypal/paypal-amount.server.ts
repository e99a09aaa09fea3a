import { formatMajor } from "~/models/platform/money/format-major";
import type { Currency, Minor } from "~/models/platform/money/money";
import { parseMoney } from "~/models/platform/money/parse-money";
import { toMajor } from "~/models/platform/money/to-major";
import { paypalStepMinor } from "~/models/platform/payment-providers/paypal/paypal-currencies";

/** Whether PayPal can charge exactly this amount (rule payment-10). */
export function takesAmount(minor: Minor, currency: Currency): boolean {
  const stepMinor = paypalStepMinor(currency);
  return stepMinor !== null && minor % stepMinor === 0;
}

/** An amount as PayPal's API has it: whole where PayPal knows no decimals of the currency. */
export const toPaypalAmount = (minor: Minor, currency: Currency) => ({
  currency_code: currency,
  value: paypalStepMinor(currency) === 1 ? formatMajor(minor, currency) : String(toMajor(minor, currency)),
});

/** An amount of PayPal's API in minor units; 0 for one that cannot be read, which no payment is worth. */
export const fromPaypalAmount = (
  amount: { currency_code: string; value: string } | undefined,
): { amountMinor: Minor; currency: Currency } => ({
  amountMinor: (amount && parseMoney(amount.value, amount.currency_code)) ?? 0,
  currency: amount?.currency_code ?? "",
});
