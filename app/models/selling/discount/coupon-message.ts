import { formatMoney } from "../../platform/money/format-money";
import type { Currency } from "../../platform/money/money";
import type { DiscountRefusalReason } from "./check-conditions";
import type { DiscountRule } from "./discount-rule";

/** An entered code that does not apply; `rule` is null for an unknown code. */
export type CouponRefusal =
  | { code: string; reason: "unknown"; rule: null }
  | { code: string; reason: DiscountRefusalReason; rule: DiscountRule };

/** The message for a code that does not apply. */
export function couponMessage(refusal: CouponRefusal, currency: Currency): string {
  const { code, reason } = refusal;
  switch (reason) {
    case "unknown":
      return `The coupon code “${code}” is not valid.`;
    case "not-started":
      return `The coupon code “${code}” is not valid yet.`;
    case "ended":
      return `The coupon code “${code}” has expired.`;
    case "used-up":
      return `The coupon code “${code}” has been used up.`;
    case "used-by-customer":
      return `You have already used the coupon code “${code}”.`;
    case "group":
      return `The coupon code “${code}” is not available for your account.`;
    case "no-matching-products":
      return `The coupon code “${code}” does not apply to the products in your cart.`;
    case "minimum":
      return `The coupon code “${code}” needs a purchase of at least ${formatMoney(refusal.rule.conditions.minimumMinor, currency)}.`;
    case "maximum":
      return `The coupon code “${code}” is for a purchase of at most ${formatMoney(refusal.rule.conditions.maximumMinor ?? 0, currency)}.`;
  }
}
