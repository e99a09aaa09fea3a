import { phrase } from "~/models/platform/texts/phrase";
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
      return phrase("The coupon code “{code}” is not valid.", { code });
    case "not-started":
      return phrase("The coupon code “{code}” is not valid yet.", { code });
    case "ended":
      return phrase("The coupon code “{code}” has expired.", { code });
    case "used-up":
      return phrase("The coupon code “{code}” has been used up.", { code });
    case "used-by-customer":
      return phrase("You have already used the coupon code “{code}”.", { code });
    case "group":
      return phrase("The coupon code “{code}” is not available for your account.", { code });
    case "no-matching-products":
      return phrase("The coupon code “{code}” does not apply to the products in your cart.", { code });
    case "minimum":
      return phrase("The coupon code “{code}” needs a purchase of at least {amount}.", {
        code,
        amount: formatMoney(refusal.rule.conditions.minimumMinor, currency),
      });
    case "maximum":
      return phrase("The coupon code “{code}” is for a purchase of at most {amount}.", {
        code,
        amount: formatMoney(refusal.rule.conditions.maximumMinor ?? 0, currency),
      });
  }
}
