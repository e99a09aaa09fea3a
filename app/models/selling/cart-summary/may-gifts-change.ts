import type { ClientType } from "../../shops/shop";
import { matchingLines } from "../discount/check-conditions";
import type { DiscountRule } from "../discount/discount-rule";
import { discountedAs } from "./pricing-line";

/**
 * Whether free products may have to come into a cart or leave it (rule discounts-4), judged by what is in it
 * alone. Prices, times and numbers of uses are not looked at, so the answer may be yes where nothing changes,
 * but is never no where something does. In a marketplace other carts count, too.
 * @param lines with what is being added
 */
export function mayGiftsChange(
  { type, settings }: { type: ClientType; settings: { discounts: readonly DiscountRule[] } },
  lines: readonly Parameters<typeof discountedAs>[0][],
): boolean {
  if (type === "marketplace" || lines.some(({ autoAddedBy }) => autoAddedBy !== null)) return true;
  const targets = lines.map(discountedAs);
  // Where there is a choice of gifts, none comes unasked.
  return settings.discounts.some(
    (rule) =>
      rule.action.type === "freebie" &&
      rule.action.skus.length === 1 &&
      matchingLines(rule, targets).length > 0,
  );
}
