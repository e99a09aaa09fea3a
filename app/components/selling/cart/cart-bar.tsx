// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { checkoutPath } from "~/paths";
import { ButtonLink } from "../../ui/form/button";

/**
 * On narrow screens the total and the way to the checkout at the bottom of the screen, under the thumb,
 * however long the cart is (rule cart-11).
 * @param isOpen whether the cart can go to the checkout
 */
export function CartBar({ summary, isOpen }: { summary: CartSummary; isOpen: boolean }) {
  const t = useTexts();
  const isComplete = summary.isTaxKnown && (summary.shippingMethod !== null || !summary.needsShipping);
  return (
    <div className="cart-bar sticky bottom-0 z-20 -mx-5 mt-8 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-3 md:-mx-8 md:px-8 lg:hidden">
      <p>
        <span className="block text-sm text-muted">
          {summary.totals.redeemedMinor > 0 ? t("To pay") : isComplete ? t("Total") : t("Total so far")}
        </span>
        <span className="text-lg font-semibold tabular-nums">
          {formatMoney(summary.totals.totalDueMinor, summary.currency)}
        </span>
      </p>
      {isOpen ? (
        <ButtonLink to={checkoutPath()} className="min-w-40">
          {t("Checkout")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
