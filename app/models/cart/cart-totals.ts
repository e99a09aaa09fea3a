import type { Destination } from "../address/address";
import type { Minor } from "../money/money";
import { taxForCart } from "../tax/tax-for-cart";
import type { LineTax, NamedTax, TaxTable } from "../tax/tax-rule";
import type { CartLine, CartLineTotals } from "./cart-line";
import { type RedeemedAmount, type Redemption, redeem } from "./redeem";

/** Everything a cart's totals depend on. Amounts in minor units of the shop's currency. */
export type CartTotalsInput = {
  lines: readonly CartLine[];
  /** What `applyDiscounts` found for these lines, in their order. */
  discounts: { lineDiscountsMinor: readonly Minor[]; isShippingFree: boolean };
  /** The chosen delivery; null while none is chosen or none is needed. */
  shipping: { priceMinor: Minor } | null;
  taxTable: TaxTable;
  /** Where it is delivered; null while that is not known, when no tax is owed yet. */
  address: Destination | null;
  redemptions: readonly Redemption[];
  /** Whether prices already contain their tax. */
  inclusive: boolean;
};

/** A cart's totals. Taxes are listed even where prices contain them; `addedTaxMinor` is what the total grows by. */
export type CartTotals = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  shippingMinor: Minor;
  shippingDiscountMinor: Minor;
  /** The shipping fees of the products (part 2, §3), on top of the delivery and never discounted. */
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  otherTax: NamedTax[];
  addedTaxMinor: Minor;
  grandTotalMinor: Minor;
  redemptions: RedeemedAmount[];
  redeemedMinor: Minor;
  totalDueMinor: Minor;
  lines: CartLineTotals[];
};

/**
 * The totals of a cart (decisions, "Price and stock"): goods less discounts, delivery less its discount, the products'
 * shipping fees, which are taxed as delivery is, taxes of each line and of delivery, and then what redemptions pay. Everything is rounded where it arises, once per line, so that
 * the lines, delivery and taxes add up to the grand total exactly.
 */
export function cartTotals(input: CartTotalsInput): CartTotals {
  const shippingMinor = input.shipping?.priceMinor ?? 0;
  const shippingDiscountMinor = input.discounts.isShippingFree ? shippingMinor : 0;
  const rows = input.lines.map((line, index) => rowOf(line, input.discounts.lineDiscountsMinor[index] ?? 0));
  const shippingFeeMinor = sum(input.lines.map((line) => line.qty * line.shippingFeeMinor));
  const tax = taxForCart({
    lines: rows.map((row) => ({
      taxClass: row.line.taxClass,
      amountMinor: row.rowTotalMinor - row.discountMinor,
    })),
    shippingMinor: shippingMinor - shippingDiscountMinor + shippingFeeMinor,
    destination: input.address,
    table: input.taxTable,
    inclusive: input.inclusive,
  });
  const noTax: LineTax = { taxMinor: 0, otherTax: [] };
  const lines = rows.map((row, index) => lineTotals(row, tax.lines[index] ?? noTax, input.inclusive));
  const subtotalMinor = sum(lines.map((line) => line.rowTotalMinor));
  const discountMinor = sum(lines.map((line) => line.discountMinor));
  const addedTaxMinor = input.inclusive ? 0 : taxSum(tax);
  const grandTotalMinor =
    subtotalMinor - discountMinor + shippingMinor - shippingDiscountMinor + shippingFeeMinor + addedTaxMinor;
  const redemptions = redeem(grandTotalMinor, input.redemptions);
  const redeemedMinor = sum(redemptions.map((redemption) => redemption.amountMinor));
  return {
    subtotalMinor,
    discountMinor,
    shippingMinor,
    shippingDiscountMinor,
    shippingFeeMinor,
    taxMinor: tax.taxMinor,
    otherTax: tax.otherTax,
    addedTaxMinor,
    grandTotalMinor,
    redemptions,
    redeemedMinor,
    totalDueMinor: grandTotalMinor - redeemedMinor,
    lines,
  };
}

type Row = { line: CartLine; rowTotalMinor: Minor; discountMinor: Minor };

function rowOf(line: CartLine, discountMinor: Minor): Row {
  const rowTotalMinor = line.qty * line.unitPriceMinor;
  // A discount worked out for more pieces than there are now must not turn into money for the shopper.
  return { line, rowTotalMinor, discountMinor: Math.min(Math.max(0, discountMinor), rowTotalMinor) };
}

function lineTotals(
  { line, rowTotalMinor, discountMinor }: Row,
  tax: LineTax,
  inclusive: boolean,
): CartLineTotals {
  const { id, qty, unitPriceMinor } = line;
  const totalMinor = rowTotalMinor - discountMinor + (inclusive ? 0 : taxSum(tax));
  const shippingFeeMinor = qty * line.shippingFeeMinor;
  return { id, qty, unitPriceMinor, rowTotalMinor, discountMinor, shippingFeeMinor, ...tax, totalMinor };
}

function taxSum(tax: LineTax): Minor {
  return tax.taxMinor + sum(tax.otherTax.map((other) => other.amountMinor));
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0);
}
