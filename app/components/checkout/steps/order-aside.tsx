import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import type { CheckoutCart, CheckoutView } from "~/models/checkout/steps/checkout-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { cartCodeFormId } from "~/models/selling/cart/cart-forms";
import type { CartItemView, CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartPath } from "~/paths";
import { Totals } from "../../selling/cart/totals";
import { LinePicture } from "../../selling/lines/line-picture";
import { ChoiceList } from "../../selling/lists/choice-list";
import { Icon } from "../../ui/icon";
import { useCheckoutPlace } from "../checkout-place";

/**
 * The order: beside the forms on wide screens, in a fold above them on narrow ones, where its total stays in
 * view. The fold opens what follows it by CSS: all widths have the same lines and one field for codes.
 */
export function OrderAside({
  summary,
  carts,
  children,
}: Pick<CheckoutView, "summary" | "carts"> & { children: ReactNode }) {
  const t = useTexts();
  const { isQuote } = useCheckoutPlace();
  // A refused code is shown where it was typed, without a script, too.
  const { error } = useField("code", { formId: cartCodeFormId });
  return (
    <aside
      aria-label={t("Order summary")}
      className="order-bar max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-5 max-lg:mb-8 max-lg:border-y max-lg:border-line bg-sunken max-lg:md:mx-0 lg:sticky lg:top-8 lg:order-2 lg:h-fit lg:rounded-base lg:p-7"
    >
      <details className="group peer lg:hidden" open={error !== undefined}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2 font-medium">
            {t("Order summary")}
            <span className="transition-transform group-open:rotate-180">
              <Icon name="chevronDown" sizePx={18} />
            </span>
          </span>
          <span className="font-semibold tabular-nums">
            {formatMoney(summary.totals.totalDueMinor, summary.currency)}
          </span>
        </summary>
      </details>
      <div className="max-lg:hidden max-lg:max-h-[70vh] max-lg:overflow-y-auto max-lg:border-t max-lg:border-line max-lg:p-5 max-lg:peer-open:block">
        <div className="mb-5 flex items-baseline justify-between max-lg:hidden">
          <h2 className="text-xl font-medium">{t("Order summary")}</h2>
          {isQuote ? null : (
            <Link to={cartPath()} className="text-sm font-medium underline underline-offset-4">
              {t("Edit cart")}
            </Link>
          )}
        </div>
        <Goods summary={summary} carts={carts} />
        {children ? <div className="mt-5 border-t border-line pt-3">{children}</div> : null}
      </div>
    </aside>
  );
}

/**
 * The lines of a cart and its totals.
 * @param carts the carts that `summary` sums up, each listed below its seller's name where it has one
 */
export function Goods({
  summary,
  carts = [{ summary, seller: null }],
}: {
  summary: CartSummary;
  carts?: readonly Pick<CheckoutCart, "summary" | "seller">[];
}) {
  const t = useTexts();
  const { currency, totals } = summary;
  const known = {
    shipping: summary.shippingMethod !== null,
    tax: summary.isTaxKnown,
    needsShipping: summary.needsShipping,
  };
  return (
    <>
      {carts.map(({ summary: { items }, seller }) => (
        <section key={seller?.guid ?? ""} aria-label={seller?.name} className="mb-6">
          {seller ? (
            <h3 className="mb-3 text-sm font-medium text-muted">{t("From {name}", { name: seller.name })}</h3>
          ) : null}
          <ul className="space-y-4">
            {items.map((item) => (
              <Line key={item.itemId} item={item} currency={currency} />
            ))}
          </ul>
        </section>
      ))}
      <div className="border-t border-line pt-5">
        <Totals totals={totals} currency={currency} known={known} isAtCheckout />
      </div>
    </>
  );
}

function Line({ item, currency }: { item: CartItemView; currency: string }) {
  const t = useTexts();
  const detail = variationDetail(item);
  return (
    <li className="flex items-center gap-4">
      <LinePicture image={item.image} sizePx={60} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium leading-snug wrap-anywhere">{item.name}</p>
        <p className="text-muted">
          {detail ? `${detail} · ` : ""}
          {t("Qty {qty}", { qty: item.qty })}
        </p>
        <ChoiceList choices={item.choiceTexts} />
        {item.stock.backordersMessage ? <p className="text-warning">{item.stock.backordersMessage}</p> : null}
        {item.deliveryText ? <p className="text-muted">{item.deliveryText}</p> : null}
      </div>
      <p className="text-sm tabular-nums">
        {item.autoAddedBy === null ? formatMoney(item.rowTotalMinor, currency) : t("Free")}
      </p>
    </li>
  );
}
