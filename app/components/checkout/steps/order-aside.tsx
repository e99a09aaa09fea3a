import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import type { CheckoutCart, CheckoutView } from "~/models/checkout/steps/checkout-view";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartItemView, CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartPath } from "~/paths";
import { Totals } from "../../selling/cart/totals";
import { LinePicture } from "../../selling/lines/line-picture";
import { ChoiceList } from "../../selling/lists/choice-list";
import { Icon } from "../../ui/icon";
import { useCheckoutPlace } from "../checkout-place";

/**
 * The order's items: beside the forms on wide screens, collapsed above them on narrow ones. The field for a
 * code is there once, beneath them.
 */
export function OrderAside({
  summary,
  carts,
  children,
}: Pick<CheckoutView, "summary" | "carts"> & { children: ReactNode }) {
  const { isQuote } = useCheckoutPlace();
  return (
    <div className="h-fit rounded-base bg-sunken max-lg:contents lg:sticky lg:top-8 lg:order-2 lg:p-7">
      <details className="order-bar group sticky top-0 z-20 -mx-5 border-y border-line bg-sunken md:mx-0 lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2 font-medium">
            Order summary
            <span className="transition-transform group-open:rotate-180">
              <Icon name="chevronDown" sizePx={18} />
            </span>
          </span>
          <span className="font-semibold tabular-nums">
            {formatMoney(summary.totals.totalDueMinor, summary.currency)}
          </span>
        </summary>
        <div className="max-h-[70vh] overflow-y-auto border-t border-line p-5">
          <Goods summary={summary} carts={carts} />
        </div>
      </details>
      <aside aria-label="Order summary" className="hidden lg:block">
        <div className="mb-5 flex items-baseline justify-between">
          <h2 className="text-xl font-medium">Order summary</h2>
          {isQuote ? null : (
            <Link to={cartPath()} className="text-sm font-medium underline underline-offset-4">
              Edit cart
            </Link>
          )}
        </div>
        <Goods summary={summary} carts={carts} />
      </aside>
      {children ? (
        <div className="-mx-5 mb-8 bg-sunken px-5 py-2 md:mx-0 lg:mt-5 lg:mb-0 lg:border-t lg:border-line lg:p-0 lg:pt-3">
          {children}
        </div>
      ) : null}
    </div>
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
          {seller ? <h3 className="mb-3 text-sm font-medium text-muted">From {seller.name}</h3> : null}
          <ul className="space-y-4">
            {items.map((item) => (
              <Line key={item.itemId} item={item} currency={currency} />
            ))}
          </ul>
        </section>
      ))}
      <div className="border-t border-line pt-5">
        <Totals totals={totals} currency={currency} known={known} />
      </div>
    </>
  );
}

function Line({ item, currency }: { item: CartItemView; currency: string }) {
  const detail = variationDetail(item);
  return (
    <li className="flex items-center gap-4">
      <LinePicture image={item.image} sizePx={60} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium leading-snug wrap-anywhere">{item.name}</p>
        <p className="text-muted">
          {detail ? `${detail} · ` : ""}Qty {item.qty}
        </p>
        <ChoiceList choices={item.choiceTexts} />
        {item.deliveryText ? <p className="text-muted">{item.deliveryText}</p> : null}
      </div>
      <p className="text-sm tabular-nums">
        {item.autoAddedBy === null ? formatMoney(item.rowTotalMinor, currency) : "Free"}
      </p>
    </li>
  );
}
