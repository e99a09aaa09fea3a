import { HeaderCart } from "~/components/storefront/header-cart";
import { HeaderLogo } from "~/components/storefront/header-logo";
import { HeaderMenuButton } from "~/components/storefront/header-sidebar";
import { SearchBar } from "~/components/storefront/search-bar";
import { UserMenu } from "~/components/storefront/user-menu";
import { useRootData } from "~/components/ui/root-data";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** The button that opens the menus on a phone. */
export const MenuButtonPart = (_: WidgetProps<Props>) => <HeaderMenuButton />;

/** Logo or name, which leads home. */
export const LogoPart = (_: WidgetProps<Props>) => <HeaderLogo />;

/** The search with its suggestions. */
export const SearchPart = (_: WidgetProps<Props>) => <SearchBar className="header-search" />;

/** Sign in / Register, or the customer's menu. */
export function AccountPart(_: WidgetProps<Props>) {
  return <UserMenu visitor={useRootData().visitor} />;
}

/** The cart with its count. */
export function CartPart(_: WidgetProps<Props>) {
  return <HeaderCart count={useRootData().visitor.cartCount} />;
}
