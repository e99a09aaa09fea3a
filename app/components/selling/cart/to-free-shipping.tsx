// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { Icon } from "../../ui/icon";

/**
 * How far a cart is from free shipping, in words and as a bar (rule shipping-6); nothing without a threshold.
 */
export function ToFreeShipping({
  summary: { freeShipping, currency },
}: {
  summary: Pick<CartSummary, "freeShipping" | "currency">;
}) {
  const t = useTexts();
  if (!freeShipping) return null;
  const { fromMinor, missingMinor } = freeShipping;
  return (
    <div className="mt-4 text-sm">
      <p className={`flex items-center gap-2 ${missingMinor === 0 ? "text-success" : ""}`}>
        <Icon name={missingMinor === 0 ? "check" : "truck"} sizePx={18} />
        {missingMinor === 0
          ? t("Your order ships for free")
          : t("{money} to free shipping", { money: formatMoney(missingMinor, currency) })}
      </p>
      {missingMinor > 0 ? (
        <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-pill bg-ink/10">
          <div
            className="h-full bg-success"
            style={{ width: `${100 - (missingMinor / fromMinor) * 100}%` }}
          />
        </div>
      ) : null}
    </div>
  );
}
