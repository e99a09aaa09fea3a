// @public

import type { Destination } from "../../accounts/address/address";
import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { matchTaxRules } from "./match-tax-rules";
import { taxForLine } from "./tax-for-line";
import type { LineTax, NamedTax, RatedTax, TaxRule, TaxTable } from "./tax-rule";

/** The taxable amounts: each line and the delivery, after discounts. */
export type TaxableCart = {
  lines: readonly { taxClass: string; amountMinor: Minor }[];
  shippingMinor: Minor;
  /** The destination; null while unknown, when no tax is due yet. */
  destination: Destination | null;
  table: TaxTable;
  /** Whether prices include tax. */
  inclusive: boolean;
  /** What is rounded once, each line where it is not said (rule tax-11). */
  rounding?: TaxRounding | undefined;
};

/** What is rounded once: each line, or all lines of a document with the same rates (rule tax-11). */
export type TaxRounding = "line" | "document";

/** The tax on every line and on delivery, with sums; `otherTax` has one entry per name. */
export type CartTax = { lines: LineTax[]; shipping: LineTax; taxMinor: Minor; otherTax: NamedTax[] };

/**
 * The tax of a cart (rule tax-2): rounded once per line, or once for all lines with the same rates (rule
 * tax-11); the total is the sum of the lines. Delivery is taxed by the rules that include it, whatever their
 * tax class.
 */
export function taxForCart(cart: TaxableCart): CartTax {
  const { table, destination, inclusive } = cart;
  const goods = cart.lines.map(({ taxClass, amountMinor }) => ({
    amountMinor,
    rules: matchTaxRules(table, destination, (rule) => rule.taxClass === taxClass),
  }));
  const rules = matchTaxRules(table, destination, (rule) => rule.appliesToShipping);
  const taxed = [...goods, { amountMinor: cart.shippingMinor, rules }];
  const all =
    cart.rounding === "document"
      ? roundedTogether(taxed, inclusive)
      : taxed.map((line) => taxForLine(line.amountMinor, line.rules, inclusive));
  return {
    lines: all.slice(0, -1),
    shipping: all.at(-1) ?? noTax,
    taxMinor: all.reduce((total, line) => total + line.taxMinor, 0),
    otherTax: sumByName(all.flatMap((line) => line.otherTax)),
  };
}

const noTax: LineTax = { taxMinor: 0, taxes: [], otherTax: [] };

type Taxed = { amountMinor: Minor; rules: readonly TaxRule[] };

/** Rounds the tax of lines with the same rates once and splits it over them by their amounts. */
function roundedTogether(lines: readonly Taxed[], inclusive: boolean): LineTax[] {
  const ratesOf = ({ rules }: Taxed) =>
    JSON.stringify(rules.map(({ kind, name, rateBasisPoints }) => [kind, name, rateBasisPoints]));
  const keys = lines.map(ratesOf);
  const groups = new Map(
    keys.map((key) => [
      key,
      splitTax(
        lines.filter((_, at) => keys[at] === key),
        inclusive,
      ),
    ]),
  );
  return keys.map((key) => groups.get(key)?.shift() ?? noTax);
}

function splitTax(lines: readonly Taxed[], inclusive: boolean): LineTax[] {
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  const sumMinor = amounts.reduce((sum, amount) => sum + amount, 0);
  const whole = taxForLine(sumMinor, lines[0]?.rules ?? [], inclusive);
  const split = (taxes: readonly RatedTax[]) =>
    taxes.map((tax) => ({ tax, parts: allocate(tax.amountMinor, amounts) }));
  const [taxes, otherTax] = [split(whole.taxes), split(whole.otherTax)];
  const partsAt = (at: number, of: ReturnType<typeof split>): RatedTax[] =>
    of.map(({ tax, parts }) => ({ ...tax, amountMinor: parts[at] ?? 0 }));
  return lines.map((_, at) => {
    const own = partsAt(at, taxes);
    return {
      taxMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      taxes: own,
      otherTax: partsAt(at, otherTax),
    };
  });
}

/** Sums duties by name, in the order of first appearance. */
function sumByName(taxes: readonly NamedTax[]): NamedTax[] {
  const totals = new Map<string, Minor>();
  for (const { name, amountMinor } of taxes) totals.set(name, (totals.get(name) ?? 0) + amountMinor);
  return [...totals].map(([name, amountMinor]) => ({ name, amountMinor }));
}
