import type { ClientType } from "../../shops/shop";
import { linePrice } from "../cart/cart-item-view";
import type { CartLineRecord } from "../cart/cart-line-record";
import { matchingLines } from "../discount/check-conditions";
import type { DiscountRule } from "../discount/discount-rule";
import { discountedAs } from "./pricing-line";

/**
 * SKUs of the free products that discounts may offer for these lines (rule discounts-4), so that no others
 * need to be read. Only the goods and the least amount of a discount are looked at, so some may not be
 * offered in the end, but none that is offered is missing. In a marketplace the carts of other sellers count,
 * too.
 * @param group of the customer; null for none
 */
export function giftSkus(
  { type, settings }: { type: ClientType; settings: { discounts: readonly DiscountRule[] } },
  lines: readonly CartLineRecord[],
  group: string | null,
): string[] {
  const targets = lines.map((line) => ({
    ...discountedAs(line),
    amountMinor: line.qty * linePrice(line, group),
  }));
  return settings.discounts.flatMap(({ action, conditions }) => {
    if (action.type !== "freebie") return [];
    const matching = matchingLines({ conditions }, targets);
    const goodsMinor = matching.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const mayHold = matching.length > 0 && goodsMinor >= conditions.minimumMinor;
    return mayHold || type === "marketplace" ? action.skus : [];
  });
}
