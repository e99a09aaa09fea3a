// @public

import type { Translate } from "~/models/platform/texts/message";
import type { Minor } from "../../platform/money/money";
import type { NamedTax } from "../tax/tax-rule";

/** The sums of a cart or an order, minor units. */
export type Totals = {
  subtotalMinor: Minor;
  discountMinor: Minor;
  /** What an order's discounts are, by name; a cart has none here. */
  discounts?: readonly NamedDiscount[];
  shippingMinor: Minor;
  /** What free shipping takes off `shippingMinor`; an order has it taken off already. */
  shippingDiscountMinor?: Minor;
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  /** What an order's taxes are, duties among them, by name and rate; a cart has none here. */
  taxes?: readonly { title: string; amountMinor: Minor }[];
  otherTax: readonly NamedTax[];
  grandTotalMinor: Minor;
  redeemedMinor: Minor;
  totalDueMinor: Minor;
};

/** A discount of an order by its name, minor units; `deliveryMinor` is what of it is off the delivery. */
export type NamedDiscount = { title: string; amountMinor: Minor; deliveryMinor: Minor };

/** What a row sums up. */
export type TotalRowKind = "subtotal" | "discount" | "shipping" | "fee" | "tax" | "redeemed" | "due";

/** A row between subtotal and total. `isKnown` is false while the amount depends on a choice not made yet. */
export type TotalRow = { kind: TotalRowKind; label: string; amountMinor: Minor; isKnown: boolean };

/**
 * The rows between subtotal and total, in the same order for cart, checkout, order and mail. Deductions are
 * negative. Each duty has its own row (rule tax-3); a zero row without information is left out. Taxes
 * included in the prices say so, because the rows would not seem to add up otherwise.
 */
export function totalRows(
  t: Translate,
  totals: Totals,
  known: { shipping: boolean; tax: boolean; needsShipping: boolean },
): TotalRow[] {
  const row = (kind: TotalRowKind, label: string, amountMinor: Minor, isKnown = true): TotalRow => ({
    kind,
    label,
    amountMinor,
    isKnown,
  });
  const shippingMinor = totals.shippingMinor - (totals.shippingDiscountMinor ?? 0);
  const netMinor = totals.subtotalMinor - totals.discountMinor + shippingMinor + totals.shippingFeeMinor;
  const isIncluded = netMinor === totals.grandTotalMinor;
  const rows = [row("subtotal", t("Subtotal"), totals.subtotalMinor)];
  const { discounts, deliveryMinor } = discountRows(t, totals);
  for (const { label, amountMinor } of discounts) rows.push(row("discount", label, amountMinor));
  if (known.needsShipping)
    rows.push(row("shipping", t("Shipping"), shippingMinor + deliveryMinor, known.shipping));
  if (totals.shippingFeeMinor > 0) rows.push(row("fee", t("Shipping fee"), totals.shippingFeeMinor));
  if (!known.tax) rows.push(row("tax", t("Tax"), totals.taxMinor, false));
  else
    for (const { title, amountMinor } of taxRows(t, totals))
      rows.push(row("tax", isIncluded ? t("{tax} (included)", { tax: title }) : title, amountMinor));
  return rows;
}

/** Each tax of an order by its name and rate; of a cart one for all taxes, and one for each duty. */
function taxRows(
  t: Translate,
  { taxes = [], taxMinor, otherTax }: Totals,
): { title: string; amountMinor: Minor }[] {
  const dutiesMinor = otherTax.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const named = new Map<string, Minor>();
  for (const { title, amountMinor } of taxes) named.set(title, (named.get(title) ?? 0) + amountMinor);
  const rows = [...named].map(([title, amountMinor]) => ({ title, amountMinor }));
  const isWhole = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === taxMinor + dutiesMinor;
  const unnamed = [
    { title: t("Tax"), amountMinor: taxMinor },
    ...otherTax.map(({ name, amountMinor }) => ({ title: name, amountMinor })),
  ];
  return (isWhole && rows.length > 0 ? rows : unnamed).filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * A row for each discount by its name, and one without a name where their sum is not known to be the order's
 * (rule orders-11). What they took off the delivery is added to it again, so that the rows add up by eye.
 */
export function discountRows(
  t: Translate,
  { discounts = [], discountMinor }: Pick<Totals, "discounts" | "discountMinor">,
): {
  discounts: { label: string; amountMinor: Minor }[];
  deliveryMinor: Minor;
} {
  const onGoods = discounts.reduce((sum, one) => sum + one.amountMinor - one.deliveryMinor, 0);
  if (onGoods !== discountMinor) {
    const unnamed = { label: t("Discount"), amountMinor: -discountMinor };
    return { discounts: discountMinor > 0 ? [unnamed] : [], deliveryMinor: 0 };
  }
  const byTitle = new Map<string, Minor>();
  for (const { title, amountMinor } of discounts) byTitle.set(title, (byTitle.get(title) ?? 0) + amountMinor);
  return {
    discounts: [...byTitle].map(([title, amountMinor]) => ({
      label: t("Discount: {title}", { title }),
      amountMinor: -amountMinor,
    })),
    deliveryMinor: discounts.reduce((sum, one) => sum + one.deliveryMinor, 0),
  };
}

/**
 * The rows below the total where gift cards or store credit pay a part (rule pricing-8): that part, and what
 * is left.
 */
export function dueRows(t: Translate, { redeemedMinor, totalDueMinor }: Totals): TotalRow[] {
  if (redeemedMinor === 0) return [];
  return [
    { kind: "redeemed", label: t("Gift cards and store credit"), amountMinor: -redeemedMinor, isKnown: true },
    { kind: "due", label: t("To pay"), amountMinor: totalDueMinor, isKnown: true },
  ];
}
