import { zonedMomentMs } from "../../platform/date/zoned-moment";
import type { Minor } from "../../platform/money/money";
import type { DiscountContext, DiscountLine, DiscountRule, DiscountTarget } from "./discount-rule";

/** Why a discount does not apply. */
export type DiscountRefusalReason =
  | "not-started"
  | "ended"
  | "used-up"
  | "used-by-customer"
  | "group"
  | "no-matching-products"
  | "minimum"
  | "maximum";

/**
 * The lines a discount applies to: those the shopper chose, limited to its products and categories if it has
 * any, without those it excepts.
 */
export function matchingLines<Line extends DiscountTarget>(
  rule: Pick<DiscountRule, "conditions">,
  lines: readonly Line[],
): Line[] {
  const { skus, categories, exceptSkus, exceptCategories } = rule.conditions;
  const isOpen = skus.length === 0 && categories.length === 0;
  return lines.filter(
    (line) =>
      line.freebieOf === null &&
      !line.isUndiscounted &&
      !line.skus.some((sku) => exceptSkus.includes(sku)) &&
      !line.categories.some((category) => exceptCategories.includes(category)) &&
      (isOpen ||
        line.skus.some((sku) => skus.includes(sku)) ||
        line.categories.some((category) => categories.includes(category))),
  );
}

/**
 * Why a discount does not apply to this cart and buyer, or null if it does (rule discounts-1). Minimum and
 * maximum are checked against prices before any discount, so that one discount cannot disable another.
 */
export function checkConditions(
  rule: DiscountRule,
  lines: readonly DiscountLine[],
  context: DiscountContext,
): DiscountRefusalReason | null {
  const { startsAt, endsAt, maxUses, maxUsesPerCustomer, customerGroups } = rule.conditions;
  const { minimumMinor, maximumMinor } = rule.conditions;
  const nowMs = context.now.getTime();
  const uses = context.uses[rule.id] ?? { total: 0, byCustomer: 0 };
  if (startsAt !== null && nowMs < zonedMomentMs(startsAt, context.zone)) return "not-started";
  if (endsAt !== null && nowMs >= zonedMomentMs(endsAt, context.zone, "ends")) return "ended";
  if (maxUses !== null && uses.total >= maxUses) return "used-up";
  if (maxUsesPerCustomer !== null && uses.byCustomer >= maxUsesPerCustomer) return "used-by-customer";
  if (customerGroups.length > 0 && !customerGroups.includes(context.group ?? "")) return "group";
  const matching = matchingLines(rule, lines);
  if (matching.length === 0) return "no-matching-products";
  const goodsMinor = sumRows(matching);
  if (goodsMinor < minimumMinor) return "minimum";
  return maximumMinor !== null && goodsMinor > maximumMinor ? "maximum" : null;
}

function sumRows(lines: readonly DiscountLine[]): Minor {
  return lines.reduce((sum, line) => sum + line.qty * line.unitPriceMinor, 0);
}
