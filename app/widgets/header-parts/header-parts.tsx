import { HeaderCart } from "~/components/storefront/layout/header-cart";
import { HeaderLogo } from "~/components/storefront/layout/header-logo";
import { HeaderMenuButton } from "~/components/storefront/layout/header-sidebar";
import { UserMenu } from "~/components/storefront/layout/user-menu";
import { SearchBar } from "~/components/storefront/search/search-bar";
import { useRootData } from "~/components/ui/page/root-data";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The button that opens the menus on a phone. */
export const MenuButtonPart = (_: WidgetProps<Props>) => <HeaderMenuButton />;

/** Logo or name, which leads home. */
export const LogoPart = (_: WidgetProps<Props>) => <HeaderLogo />;

/** The search with its suggestions. */
export const HeaderSearch = (_: WidgetProps<Props>) => <SearchBar className="header-search" />;

/** Sign in / Register, or the customer's menu. */
export function AccountPart(_: WidgetProps<Props>) {
  return <UserMenu visitor={useRootData().visitor} />;
}

/** The cart with its count. */
export function CartPart(_: WidgetProps<Props>) {
  return <HeaderCart count={useRootData().visitor.cartCount} />;
}
