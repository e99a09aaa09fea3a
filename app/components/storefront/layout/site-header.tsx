import { type ReactNode, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useRootData } from "../../ui/page/root-data";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { useRootMark } from "../../ui/page/use-root-mark";
import { MenuPlaceProvider } from "../place/menu-place";
import { SearchBar } from "../search/search-bar";
import { HeaderCart } from "./header-cart";
import { HeaderLogo } from "./header-logo";
import { HeaderMenuButton, HeaderSidebarProvider } from "./header-sidebar";
import { useStickyHeader } from "./use-sticky-header";
import { UserMenu } from "./user-menu";

/**
 * The shop's header. Its template places logo, search, account, cart and menus, or, without any of these
 * parts, is the menu beneath the usual row of them (rule layout-11). With a script the header stays at the
 * top of the window, folds its menus away (`header-menu`) and, on mobile, makes room while scrolling down.
 * @param tools of the usual row, before account and cart, such as the visitor's place
 * @param sidebar the header's menus once more, in their mobile order
 */
export function SiteHeader({
  children,
  placesParts,
  sidebar,
  tools,
}: {
  children: ReactNode;
  placesParts: boolean;
  sidebar: ReactNode;
  tools: ReactNode;
}) {
  const t = useTexts();
  const { shop } = useRootData();
  const isHydrated = useIsHydrated();
  const header = useRef<HTMLElement>(null);
  const { isHidden, isCollapsed, foldedPx } = useStickyHeader(header);
  useRootMark("header", isHydrated ? (isCollapsed ? "collapsed" : "sticky") : null);
  const tone = shop.headerStyle === "brand" ? "bg-brand text-brand-ink" : "bg-surface text-ink";
  const place = isHydrated ? "sticky top-0 transition-transform duration-200" : "relative";
  return (
    <header
      ref={header}
      data-collapsed={isCollapsed ? "" : undefined}
      data-hamburger={shop.showsHamburger ? "" : undefined}
      className={`${place} z-20 border-b border-line ${tone} ${isHidden ? "-translate-y-full focus-within:translate-y-0" : ""}`}
      style={isCollapsed ? { marginBottom: foldedPx } : undefined}
    >
      <a href="#content" className="skip-link">
        {t("Skip to content")}
      </a>
      <HeaderSidebarProvider value={sidebar}>
        <MenuPlaceProvider value="bar">
          {placesParts ? children : <UsualHeader tools={tools}>{children}</UsualHeader>}
        </MenuPlaceProvider>
      </HeaderSidebarProvider>
    </header>
  );
}

/** The header of a template that places no parts of it. */
function UsualHeader({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { visitor } = useRootData();
  return (
    <>
      <div className="header-row">
        <HeaderMenuButton />
        <HeaderLogo />
        <SearchBar className="header-search" />
        <div className="header-tools">
          {tools}
          <UserMenu visitor={visitor} />
          <HeaderCart count={visitor.cartCount} />
        </div>
      </div>
      <div className="header-menu">{children}</div>
    </>
  );
}
