import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { taxForCart } from "../tax/tax-for-cart";
import type { LineTax, RatedTax } from "../tax/tax-rule";
import { type Adjustment, adjustmentOf, type Share } from "./adjustment";
import type { PricingInput } from "./pricing-input";

/** The taxable amounts: each line after discounts, and its share of the delivery. Amounts in minor units. */
export type TaxBase = { goodsOf: (lineId: string) => Minor; deliveryOf: (lineId: string) => Minor };

/**
 * The taxes on goods and delivery (rule pricing-7); the tax on delivery is spread like the delivery. Of a
 * buyer who is exempt, what takes the taxes off that the prices contain (rule tax-4).
 */
export function taxAdjustments(
  { lines, tax }: Pick<PricingInput, "lines" | "tax">,
  base: TaxBase,
): Adjustment[] {
  const deliveryMinor = lines.map(({ id }) => base.deliveryOf(id));
  if (tax.isExempt && !tax.inclusive) return [];
  const found = taxForCart({
    lines: lines.map(({ id, taxClass }) => ({ taxClass, amountMinor: base.goodsOf(id) })),
    shippingMinor: deliveryMinor.reduce((sum, amount) => sum + amount, 0),
    ...tax,
  });
  const goods = lines.map(({ id }, index) => ({ id, tax: found.lines[index] ?? noTax }));
  const delivery = spread(
    found.shipping,
    lines.map(({ id }) => id),
    deliveryMinor,
  );
  const parts = [...taxesOf(goods, "goods"), ...taxesOf(delivery, "delivery")];
  const adjustments = tax.isExempt
    ? [reliefOf(parts, "goods"), reliefOf(parts, "delivery")]
    : parts.map(({ shares, ...reason }) => adjustmentOf({ ...reason, isContained: tax.inclusive }, shares));
  return adjustments.filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * What takes contained taxes off. No one gives it: it has no `paidBy`, and a seller is paid the net price.
 */
const reliefOf = (parts: readonly TaxPart[], on: Adjustment["on"]): Adjustment => {
  const contained = new Map<string, Minor>();
  for (const part of parts)
    if (part.on === on)
      for (const { lineId, amountMinor } of part.shares)
        contained.set(lineId, (contained.get(lineId) ?? 0) + amountMinor);
  return adjustmentOf(
    {
      stage: on === "goods" ? "order_discount" : "shipping_discount",
      code: "tax_exempt",
      title: "Tax exempt",
      on,
    },
    [...contained].map(([lineId, amountMinor]) => ({ lineId, amountMinor: -amountMinor })),
  );
};

const noTax: LineTax = { taxMinor: 0, taxes: [], otherTax: [] };

type TaxedLine = { id: string; tax: Pick<LineTax, "taxes" | "otherTax"> };

/** Splits the tax on delivery over the shipped lines. */
function spread(tax: LineTax, ids: readonly string[], weights: readonly Minor[]): TaxedLine[] {
  if (ids.length === 0) return [];
  const split = (taxes: readonly RatedTax[]) =>
    taxes.map((one) => ({ one, amounts: allocate(one.amountMinor, weights) }));
  const [taxes, otherTax] = [split(tax.taxes), split(tax.otherTax)];
  const partsAt = (parts: ReturnType<typeof split>, index: number): RatedTax[] =>
    parts.map(({ one, amounts }) => ({ ...one, amountMinor: amounts[index] ?? 0 }));
  return ids.map((id, index) => ({
    id,
    tax: { taxes: partsAt(taxes, index), otherTax: partsAt(otherTax, index) },
  }));
}

type TaxPart = Pick<Adjustment, "stage" | "code" | "title" | "on"> & {
  rateBasisPoints: number;
  shares: Share[];
};

/** One adjustment for each tax and each duty of a name and a rate (rule tax-5). */
function taxesOf(lines: readonly TaxedLine[], on: Adjustment["on"]): TaxPart[] {
  const partsOf = (stage: "tax" | "other_tax", taxesIn: (line: TaxedLine) => readonly RatedTax[]) => {
    const isSame = (one: RatedTax, other: RatedTax) =>
      one.name === other.name && one.rateBasisPoints === other.rateBasisPoints;
    const all = lines.flatMap(taxesIn);
    const each = all.filter((one, index) => all.findIndex((other) => isSame(one, other)) === index);
    return each.map(
      (tax): TaxPart => ({
        stage,
        code: tax.name,
        title: tax.name,
        on,
        rateBasisPoints: tax.rateBasisPoints,
        shares: lines.map((line) => ({
          lineId: line.id,
          amountMinor: taxesIn(line).find((one) => isSame(one, tax))?.amountMinor ?? 0,
        })),
      }),
    );
  };
  return [...partsOf("tax", ({ tax }) => tax.taxes), ...partsOf("other_tax", ({ tax }) => tax.otherTax)];
}
