import type { Minor } from "../money/money";
import type { NamedTax } from "../tax/tax-rule";

/** The sums of a cart or an order, minor units. */
export type Totals = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  otherTax: readonly NamedTax[];
  grandTotalMinor: Minor;
  redeemedMinor: Minor;
  totalDueMinor: Minor;
};

/** A line under the goods. `isKnown` is false while the amount depends on something not chosen yet. */
export type TotalRow = { label: string; amountMinor: Minor; isKnown: boolean };

/**
 * The lines between the goods and the total, in one order for cart, checkout, order and mail. Amounts that take off are
 * negative. Duties have lines of their own (rule tax-3); what is zero and says nothing is left out. Taxes that the
 * prices contain already say so, because the lines would not seem to add up otherwise.
 */
export function totalRows(
  totals: Totals,
  known: { shipping: boolean; tax: boolean; needsShipping: boolean },
): TotalRow[] {
  const row = (label: string, amountMinor: Minor, isKnown = true): TotalRow => ({
    label,
    amountMinor,
    isKnown,
  });
  const netMinor =
    totals.subtotalMinor - totals.discountMinor + totals.shippingMinor + totals.shippingFeeMinor;
  const included = netMinor === totals.grandTotalMinor ? " (included)" : "";
  const rows = [row("Subtotal", totals.subtotalMinor)];
  if (totals.discountMinor > 0) rows.push(row("Discount", -totals.discountMinor));
  if (known.needsShipping) rows.push(row("Shipping", totals.shippingMinor, known.shipping));
  if (totals.shippingFeeMinor > 0) rows.push(row("Shipping fee", totals.shippingFeeMinor));
  if (!known.tax) rows.push(row("Tax", totals.taxMinor, false));
  else if (totals.taxMinor !== 0) rows.push(row(`Tax${included}`, totals.taxMinor));
  for (const { name, amountMinor } of totals.otherTax)
    if (amountMinor !== 0) rows.push(row(`${name}${included}`, amountMinor));
  return rows;
}
