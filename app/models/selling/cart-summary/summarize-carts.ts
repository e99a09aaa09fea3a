import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import { linePrice, withdrawnReason } from "../cart/cart-item-view";
import { matchingLines } from "../discount/check-conditions";
import type { RedeemedAmount } from "../gift-card/redeem";
import type { CartCredit } from "../store-credit/store-credit";
import { storeCreditCode } from "../store-credit/store-credit";
import type { CartSummary } from "./cart-summary";
import { pricingLine } from "./pricing-line";
import { type CartSummaryInput, summarizeCart } from "./summarize-cart";

type Rule = ShopSettings["discounts"][number];

/**
 * Computes carts of one shopper that are ordered together (rules order-groups-6 and order-groups-7): a
 * discount of the marketplace counts and shares over all of them, and a gift card or the store credit pays
 * the first cart first.
 * @returns a summary for each, in the order given
 */
export function summarizeCarts(inputs: readonly CartSummaryInput[]): CartSummary[] {
  const rulesOf = inputs.length > 1 ? sharedRules(inputs) : null;
  const spent: RedeemedAmount[] = [];
  return inputs.map((input, at) => {
    const settings = { ...input.shop.settings, discounts: rulesOf?.[at] ?? input.shop.settings.discounts };
    const summary = summarizeCart({
      ...input,
      shop: { ...input.shop, settings },
      redemptions: input.redemptions.map((one) => ({
        ...one,
        balanceMinor: one.balanceMinor - spentOf(spent, one.kind, one.code),
      })),
      storeCredit: creditLeft(input.storeCredit, spentOf(spent, "store_credit", storeCreditCode)),
    });
    spent.push(...summary.totals.redemptions);
    return summary;
  });
}

const spentOf = (spent: readonly RedeemedAmount[], kind: RedeemedAmount["kind"], code: string): Minor =>
  spent
    .filter((one) => one.kind === kind && one.code === code)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const creditLeft = (credit: CartCredit | null, spentMinor: Minor): CartCredit | null =>
  credit && { ...credit, balanceMinor: Math.max(0, credit.balanceMinor - spentMinor) };

/**
 * The discounts of each cart, with the marketplace's as they hold there: what it takes off is split over the
 * carts by what it applies to in each, and its minimum is met by all of them together. A seller's hold in
 * that seller's cart alone.
 */
function sharedRules(inputs: readonly CartSummaryInput[]): Rule[][] {
  const shares = inputs.map((): Rule[] => []);
  const seen = new Set<string>();
  for (const rule of inputs.flatMap(({ shop }) => shop.settings.discounts)) {
    if (seen.has(rule.id)) continue;
    seen.add(rule.id);
    const goods = inputs.map((input) => goodsOf(rule, input));
    const isMet = goods.reduce((sum, amount) => sum + amount, 0) >= rule.conditions.minimumMinor;
    const parts = rule.action.type === "fixed" ? allocate(rule.action.amountMinor, goods) : [];
    for (const [at, input] of inputs.entries()) {
      if (!input.shop.settings.discounts.some(({ id }) => id === rule.id)) continue;
      shares[at]?.push(rule.seller === null ? asShared(rule, isMet, parts[at] ?? 0) : rule);
    }
  }
  return shares;
}

function asShared(rule: Rule, isMet: boolean, partMinor: Minor): Rule {
  const { action } = rule;
  return {
    ...rule,
    action: action.type === "fixed" ? { ...action, amountMinor: partMinor } : action,
    conditions: isMet ? { ...rule.conditions, minimumMinor: 0 } : rule.conditions,
  };
}

/** What the goods cost that a discount applies to in a cart and that can be bought, before discounts. */
function goodsOf(rule: Rule, { lines, visitor }: CartSummaryInput): Minor {
  const group = visitor.customer?.group || null;
  const buyable = lines.filter((line) => withdrawnReason(line, group) === "");
  const priced = buyable.map((line) => ({ ...pricingLine(line), unitPriceMinor: linePrice(line, group) }));
  return matchingLines(rule, priced).reduce((sum, line) => sum + line.qty * line.unitPriceMinor, 0);
}
