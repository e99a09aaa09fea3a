// @public

import { formatMoney } from "../../platform/money/format-money";
import type { Currency } from "../../platform/money/money";
import type { AppliedDiscount } from "./apply-discounts";
import { checkConditions, type DiscountRefusalReason, matchingLines } from "./check-conditions";
import type { DiscountContext, DiscountLine, DiscountRule } from "./discount-rule";

/** What becomes of a discount for a cart, in words for the people of the shop. */
export type DiscountVerdict = { id: string; title: string; applies: boolean; text: string };

type Outcome = {
  lines: readonly DiscountLine[];
  context: DiscountContext;
  applied: readonly Pick<AppliedDiscount, "ruleId" | "amountMinor">[];
  /** The discounts that offer a choice of gifts. */
  prompted: readonly string[];
  currency: Currency;
};

/** Every discount of a shop with what it takes off a cart, or with the reason why it does not apply. */
export const discountVerdicts = (rules: readonly DiscountRule[], outcome: Outcome): DiscountVerdict[] =>
  rules.map((rule) => {
    const { id, title } = rule;
    const done = outcome.applied.find(({ ruleId }) => ruleId === id);
    if (done) return { id, title, applies: true, text: doneText(rule, done.amountMinor, outcome.currency) };
    if (outcome.prompted.includes(id))
      return { id, title, applies: true, text: "It offers a choice of gifts." };
    return { id, title, applies: false, text: reasonText(rule, outcome) };
  });

const doneText = ({ action }: DiscountRule, amountMinor: number, currency: Currency): string =>
  action.type === "free_shipping"
    ? "It makes delivery free."
    : `It takes ${formatMoney(amountMinor, currency)} off.`;

function reasonText(rule: DiscountRule, { lines, context, currency }: Outcome): string {
  const reason = checkConditions(rule, lines, context);
  if (reason) return reasonTexts[reason](rule, sumOf(rule, lines), (minor) => formatMoney(minor, currency));
  const { code } = rule;
  if (code !== null && !context.codes.some((entered) => entered.trim().toUpperCase() === code))
    return `Its code ${code} was not entered; with it, it would apply.`;
  return rule.action.type === "buy_x_get_y"
    ? "There are too few pieces of its products."
    : "Nothing is left that it could take off.";
}

const sumOf = (rule: DiscountRule, lines: readonly DiscountLine[]): number =>
  matchingLines(rule, lines).reduce((sum, line) => sum + line.qty * line.unitPriceMinor, 0);

type ReasonText = (rule: DiscountRule, goodsMinor: number, money: (minor: number) => string) => string;

const reasonTexts: Record<DiscountRefusalReason, ReasonText> = {
  "not-started": ({ conditions }) => `It begins ${conditions.startsAt}.`,
  ended: ({ conditions }) => `It ended ${conditions.endsAt}.`,
  "used-up": ({ conditions }) => `It was used ${conditions.maxUses} times, as often as it may be.`,
  "used-by-customer": () => "This customer used it as often as one may.",
  group: ({ conditions }) => `It is for the customer groups ${conditions.customerGroups.join(", ")}.`,
  "no-matching-products": () => "Nothing in the cart is among its products.",
  minimum: ({ conditions }, goodsMinor, money) =>
    `The goods it is for cost ${money(goodsMinor)}, less than ${money(conditions.minimumMinor)}.`,
  maximum: ({ conditions }, goodsMinor, money) =>
    `The goods it is for cost ${money(goodsMinor)}, more than ${money(conditions.maximumMinor ?? 0)}.`,
};
