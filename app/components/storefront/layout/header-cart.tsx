// @public

import { Link, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartPath, miniCartPath } from "~/paths";
import { useFocusAfterRemoval } from "../../selling/cart/use-focus-after-removal";
import { lazyPart } from "../../ui/framework/lazy-part";
import { Icon } from "../../ui/icon";
import { useHoverOpen } from "../../ui/panel/use-hover-open";

// Only for those who look into the list.
const HeaderCartItem = lazyPart(() => import("./header-cart-item"));

/** Delay before the list closes after the pointer left, as for the user menu (rule layout-5). */
const hideDelayMs = 500;

/** The part of the mini cart that the header needs. */
type CartData = { summary: Pick<CartSummary, "id" | "currency" | "items"> };

/** The cart icon with its count: a link to the cart, with a list of its lines on hover or focus. */
export function HeaderCart({ count }: { count: number }) {
  const t = useTexts();
  const popover = useHoverOpen<"cart">(hideDelayMs);
  const cart = useFetcher<CartData | null>({ key: "header-cart" });
  const isOpen = popover.openKey === "cart";
  const { load } = cart;
  useEffect(() => {
    // A changed count means a changed list.
    if (isOpen && count > 0) load(miniCartPath());
  }, [isOpen, count, load]);
  // The list of an emptied cart is not loaded again.
  const items = count > 0 ? (cart.data?.summary.items ?? []) : [];
  const icon = useFocusAfterRemoval<HTMLAnchorElement>(items.length, isOpen);
  return (
    <div className="relative" {...popover.bind("cart")}>
      <Link
        ref={icon}
        to={cartPath()}
        // Without thousands separators: on shared pages the number is a placeholder that must be found
        // unchanged.
        aria-label={t("{count, plural, one {Cart, {count} item} other {Cart, {count} items}}", { count })}
        onClick={() => popover.close()}
        className="relative inline-flex h-11 w-11 items-center justify-center rounded-base hover:bg-current/5"
      >
        <Icon name="cart" />
        {count > 0 ? (
          <span className="absolute end-0.5 top-0.5 min-w-[19px] rounded-pill bg-accent px-1 text-center text-[11px] font-semibold leading-[19px] text-white">
            {count}
          </span>
        ) : null}
      </Link>
      {isOpen && items.length > 0 ? (
        <section
          aria-label={t("In your cart")}
          className="absolute end-0 z-40 mt-1 hidden w-[22rem] rounded-base border border-line bg-surface p-4 text-ink shadow-[var(--shadow-pop)] md:block"
        >
          <ul className="max-h-[50vh] divide-y divide-line overflow-y-auto">
            {items.map((item) => (
              <HeaderCartItem
                key={item.itemId}
                item={item}
                currency={cart.data?.summary.currency ?? ""}
                quoteId={cart.data?.summary.id ?? ""}
              />
            ))}
          </ul>
          <Link
            to={cartPath()}
            onClick={() => popover.close()}
            className="mt-3 flex min-h-11 items-center justify-center rounded-base bg-brand font-medium text-brand-ink"
          >
            {t("View cart")}
          </Link>
        </section>
      ) : null}
    </div>
  );
}
