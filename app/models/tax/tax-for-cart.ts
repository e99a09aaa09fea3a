import type { Destination } from "../address/address";
import type { Minor } from "../money/money";
import { matchTaxRules } from "./match-tax-rules";
import { taxForLine } from "./tax-for-line";
import type { LineTax, NamedTax, TaxTable } from "./tax-rule";

/** What is taxed: each line's amount after its discount, and what delivery costs after its discount. */
export type TaxableCart = {
  lines: readonly { taxClass: string; amountMinor: Minor }[];
  shippingMinor: Minor;
  /** Where it is delivered; null while that is not known, when nothing is owed yet. */
  destination: Destination | null;
  table: TaxTable;
  /** Whether prices already contain their tax. */
  inclusive: boolean;
};

/** The tax of every line and of delivery, and their sums; `otherTax` is one entry a name. */
export type CartTax = { lines: LineTax[]; shipping: LineTax } & LineTax;

/**
 * The tax of a cart (rule tax-2): rounded once per line, and the sum of the lines is the total. Delivery is taxed by
 * the rules that say so, whatever their tax class.
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

/** Adds up duties of the same name, in the order their names first appear. */
function sumByName(taxes: readonly NamedTax[]): NamedTax[] {
  const totals = new Map<string, Minor>();
  for (const { name, amountMinor } of taxes) totals.set(name, (totals.get(name) ?? 0) + amountMinor);
  return [...totals].map(([name, amountMinor]) => ({ name, amountMinor }));
}
