// @public

import type { Destination } from "../../accounts/address/address";
import type { Minor } from "../../platform/money/money";
import { matchTaxRules } from "./match-tax-rules";
import { taxForLine } from "./tax-for-line";
import type { LineTax, NamedTax, TaxTable } from "./tax-rule";

/** The taxable amounts: each line and the delivery, after discounts. */
export type TaxableCart = {
  lines: readonly { taxClass: string; amountMinor: Minor }[];
  shippingMinor: Minor;
  /** The destination; null while unknown, when no tax is due yet. */
  destination: Destination | null;
  table: TaxTable;
  /** Whether prices include tax. */
  inclusive: boolean;
};

/** The tax on every line and on delivery, with sums; `otherTax` has one entry per name. */
export type CartTax = { lines: LineTax[]; shipping: LineTax; taxMinor: Minor; otherTax: NamedTax[] };

/**
 * The tax of a cart (rule tax-2): rounded once per line; the total is the sum of the lines. Delivery is taxed
 * by the rules that include it, whatever their tax class.
 */
export function taxForCart(cart: TaxableCart): CartTax {
  const { table, destination, inclusive } = cart;
  const lines = cart.lines.map(({ taxClass, amountMinor }) => {
    const rules = matchTaxRules(table, destination, (rule) => rule.taxClass === taxClass);
    return taxForLine(amountMinor, rules, inclusive);
  });
  const shippingRules = matchTaxRules(table, destination, (rule) => rule.appliesToShipping);
  const shipping = taxForLine(cart.shippingMinor, shippingRules, inclusive);
  const all = [...lines, shipping];
  return {
    lines,
    shipping,
    taxMinor: all.reduce((total, line) => total + line.taxMinor, 0),
    otherTax: sumByName(all.flatMap((line) => line.otherTax)),
  };
}

/** Sums duties by name, in the order of first appearance. */
function sumByName(taxes: readonly NamedTax[]): NamedTax[] {
  const totals = new Map<string, Minor>();
  for (const { name, amountMinor } of taxes) totals.set(name, (totals.get(name) ?? 0) + amountMinor);
  return [...totals].map(([name, amountMinor]) => ({ name, amountMinor }));
}
