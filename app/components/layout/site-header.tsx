import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { SearchBar } from "~/components/search/search-bar";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import { homePath } from "~/paths";
import { HeaderCart } from "./header-cart";
import { MenuPlaceProvider } from "./menu-place";
import { MenuSidebar } from "./menu-sidebar";
import { useRootData } from "./root-data";
import { useStickyHeader } from "./use-sticky-header";
import { UserMenu } from "./user-menu";

/**
 * The shop's header: name, search, account, cart, and the owner's header template (its menu) below. With a script it
 * stays at the top of the window, folds its menu away and, on mobile, makes room while scrolling down.
 * @param tools what comes before account and cart, such as the visitor's place
 * @param sidebar the header template once more, with its menus in their mobile order
 */
export function SiteHeader({
  children,
  sidebar,
  tools,
}: {
  children: ReactNode;
  sidebar: ReactNode;
  tools: ReactNode;
}) {
  const { shop, visitor } = useRootData();
  const isHydrated = useIsHydrated();
  const { isHidden, isCollapsed } = useStickyHeader();
  const menu = useRef<HTMLDivElement>(null);
  const menuHeightPx = useRef(0);
  // Measured while it is shown: the room of a folded menu stays, so that the page beneath does not jump.
  useEffect(() => {
    if (!isCollapsed && menu.current) menuHeightPx.current = menu.current.offsetHeight;
  });
  const tone = shop.headerStyle === "brand" ? "bg-brand text-brand-ink" : "bg-surface text-ink";
  const place = isHydrated ? "sticky top-0 transition-transform duration-200" : "relative";
  const isAlwaysShown = shop.showsHamburger;
  return (
    <header
      className={`${place} z-20 border-b border-line ${tone} ${isHidden ? "-translate-y-full focus-within:translate-y-0" : ""}`}
      style={isCollapsed ? { marginBottom: menuHeightPx.current } : undefined}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-50 focus:rounded-base focus:bg-surface focus:p-3 focus:text-ink"
      >
        Skip to content
      </a>
      <div className="mx-auto flex min-h-(--header-height) max-w-[1280px] flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 md:flex-nowrap md:gap-x-8 md:px-8">
        {sidebar ? (
          <div className={`-ml-2 ${isCollapsed || isAlwaysShown ? "" : "md:hidden"}`}>
            <MenuSidebar name={shop.name}>{sidebar}</MenuSidebar>
          </div>
        ) : null}
        <Link
          to={homePath()}
          className="order-1 mr-auto inline-flex min-h-11 items-center font-heading text-[1.6rem] leading-none tracking-tight md:mr-0"
        >
          {shop.name}
        </Link>
        <SearchBar className="order-3 w-full md:order-2 md:w-auto md:max-w-md md:flex-1" />
        <div className="order-2 flex items-center gap-1 md:order-3 md:ml-auto">
          {tools}
          <UserMenu visitor={visitor} />
          <HeaderCart count={visitor.cartCount} />
        </div>
      </div>
      <div ref={menu} className={`mx-auto max-w-[1280px] px-5 ${isCollapsed ? "hidden" : "hidden md:block"}`}>
        <MenuPlaceProvider value="bar">{children}</MenuPlaceProvider>
      </div>
    </header>
  );
}
