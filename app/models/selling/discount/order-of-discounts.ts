import type { DiscountAction, DiscountRule } from "./discount-rule";

/** Kinds in the order they are applied: pieces, then rates, then amounts, then shipping. */
const kindOrder: DiscountAction["type"][] = ["buy_x_get_y", "percent", "fixed", "free_shipping", "freebie"];

/**
 * Sorts discounts into the order they are applied in: by kind, automatic ones before coupons, lower priority
 * first, then by id. See docs/decisions/0002-order-of-discounts.md.
 */
export function orderOfDiscounts(rules: readonly DiscountRule[]): DiscountRule[] {
  return [...rules].sort(
    (a, b) =>
      kindOrder.indexOf(a.action.type) - kindOrder.indexOf(b.action.type) ||
      Number(a.code !== null) - Number(b.code !== null) ||
      a.priority - b.priority ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
