import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SearchBar } from "~/components/search/search-bar";
import { Icon } from "~/components/ui/icon";
import { cartPath, homePath } from "~/paths";
import { useRootData } from "./root-data";
import { UserMenu } from "./user-menu";

/** The shop's header: name, search, account, cart, and the owner's header template (its menu) below. */
export function SiteHeader({ children }: { children: ReactNode }) {
  const { shop, visitor } = useRootData();
  const tone = shop.headerStyle === "brand" ? "bg-brand text-brand-ink" : "bg-surface text-ink";
  return (
    <header className={`relative z-20 border-b border-line ${tone}`}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-50 focus:rounded-base focus:bg-surface focus:p-3 focus:text-ink"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-[72px] max-w-[1280px] flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 md:flex-nowrap md:gap-x-8 md:px-8">
        <Link
          to={homePath()}
          className="order-1 mr-auto font-heading text-[1.6rem] leading-none tracking-tight md:mr-0"
        >
          {shop.name}
        </Link>
        <SearchBar className="order-3 w-full md:order-2 md:w-auto md:max-w-md md:flex-1" />
        <div className="order-2 flex items-center gap-1 md:order-3 md:ml-auto">
          <UserMenu visitor={visitor} />
          <Link
            to={cartPath()}
            aria-label={`Cart, ${visitor.cartCount} ${visitor.cartCount === 1 ? "item" : "items"}`}
            className="relative inline-flex h-11 w-11 items-center justify-center rounded-base hover:bg-current/5"
          >
            <Icon name="cart" />
            {visitor.cartCount > 0 ? (
              <span className="absolute right-0.5 top-0.5 min-w-[19px] rounded-pill bg-accent px-1 text-center text-[11px] font-semibold leading-[19px] text-white">
                {visitor.cartCount}
              </span>
            ) : null}
          </Link>
        </div>
      </div>
      <div className="mx-auto hidden max-w-[1280px] px-5 md:block">{children}</div>
      <details className="mx-auto border-t border-current/10 px-5 md:hidden">
        <summary className="flex min-h-12 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="menu" /> Menu
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </header>
  );
}
