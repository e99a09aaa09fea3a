import type { Minor } from "../../platform/money/money";
import type { CartItemView, CartSummary } from "../../selling/cart-summary/cart-summary";

/** A row of a purchase's totals; deductions are negative, and all rows but the total add up to it. */
export type PurchaseTotal = {
  type: "subtotal" | "discount" | "items_discount" | "fulfillment" | "tax" | "gift_card" | "total";
  display_text: string;
  amount: Minor;
};

/** The totals of a purchase, minor units. Delivery is a row once a method was chosen. */
export function purchaseTotals(
  totals: Pick<
    CartSummary["totals"],
    | "subtotalMinor"
    | "discountMinor"
    | "addedTaxMinor"
    | "grandTotalMinor"
    | "redeemedMinor"
    | "totalDueMinor"
  >,
  hasOption: boolean,
): PurchaseTotal[] {
  const goodsMinor = totals.subtotalMinor - totals.discountMinor;
  const deliveryMinor = totals.grandTotalMinor - totals.addedTaxMinor - goodsMinor;
  const row = (type: PurchaseTotal["type"], display_text: string, amount: Minor): PurchaseTotal[] => [
    { type, display_text, amount },
  ];
  return [
    ...row("subtotal", "Subtotal", totals.subtotalMinor),
    ...(totals.discountMinor === 0 ? [] : row("discount", "Discount", -totals.discountMinor)),
    ...(hasOption || deliveryMinor !== 0 ? row("fulfillment", "Delivery", deliveryMinor) : []),
    ...(totals.addedTaxMinor === 0 ? [] : row("tax", "Tax", totals.addedTaxMinor)),
    ...(totals.redeemedMinor === 0 ? [] : row("gift_card", "Gift cards", -totals.redeemedMinor)),
    ...row("total", "Total", totals.totalDueMinor),
  ];
}

/** The totals of a line, minor units. */
export const lineTotals = ({
  rowTotalMinor,
  discountMinor,
}: Pick<CartItemView, "rowTotalMinor" | "discountMinor">): PurchaseTotal[] => [
  { type: "subtotal", display_text: "Subtotal", amount: rowTotalMinor },
  ...(discountMinor === 0
    ? []
    : [{ type: "items_discount" as const, display_text: "Discount", amount: -discountMinor }]),
  { type: "total", display_text: "Total", amount: rowTotalMinor - discountMinor },
];
