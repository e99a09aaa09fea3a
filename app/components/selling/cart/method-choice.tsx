// @public

import { useField, ValidatedForm } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { formatMoney } from "~/models/platform/money/format-money";
import { cartMethodFormId, estimateIntents } from "~/models/selling/cart/cart-forms";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { noMethodText } from "~/models/selling/shipping/method-texts";
import { serverDecides } from "../../ui/form/later-validator";
import { useCartPlace } from "./cart-place";

/**
 * The shipping methods of a cart, each a button that chooses it; the one in the totals is marked. Says so
 * where none is offered (rule shipping-2). A button always has its method, so there is nothing to check
 * before.
 */
export function MethodChoice({ summary }: { summary: CartSummary }) {
  const t = useTexts();
  const place = useCartPlace();
  const { needsShipping, shippingOffers } = summary;
  if (!needsShipping) return null;
  if (shippingOffers.length === 0) return <p className="error-note">{t(noMethodText)}</p>;
  return (
    <ValidatedForm
      id={place.formId(cartMethodFormId)}
      method="post"
      action={place.path}
      validator={serverDecides}
      noValidate
      preventScrollReset
      aria-label={t("Shipping method")}
      className="space-y-2 text-sm"
    >
      <input type="hidden" name="intent" value={estimateIntents.method} />
      <MethodButtons summary={summary} />
    </ValidatedForm>
  );
}

function MethodButtons({ summary: { shippingOffers, shippingMethod, currency } }: { summary: CartSummary }) {
  const t = useTexts();
  const { error } = useField("shipping_method");
  return (
    <>
      <div className="divide-y divide-line overflow-hidden rounded-base border border-ink/25 bg-surface">
        {shippingOffers.map(({ code, title, priceMinor }) => {
          const isChosen = code === shippingMethod?.code;
          return (
            <button
              key={code}
              type="submit"
              name="shipping_method"
              value={code}
              aria-pressed={isChosen}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-sunken/60 focus-visible:-outline-offset-2"
            >
              <span
                aria-hidden="true"
                className={`size-4 shrink-0 rounded-full border-brand ${isChosen ? "border-4" : "border opacity-50"}`}
              />
              <span className="min-w-0 flex-1">{title}</span>
              <span className="font-medium tabular-nums">
                {priceMinor === 0 ? t("Free") : formatMoney(priceMinor, currency)}
              </span>
            </button>
          );
        })}
      </div>
      {error ? <p className="error-note">{error}</p> : null}
    </>
  );
}
