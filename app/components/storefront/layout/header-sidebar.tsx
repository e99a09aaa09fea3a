// @public

import { createContext, type ReactNode, useContext } from "react";
import { useRootData } from "../../ui/page/root-data";
import { MenuSidebar } from "./menu-sidebar";

const Sidebar = createContext<ReactNode>(null);

/** Gives the header's parts what its sidebar holds; null for a header without menus. */
export const HeaderSidebarProvider = Sidebar.Provider;

/**
 * The button that opens the header's menus on a phone and where the menu is folded away; nothing without
 * menus.
 */
export function HeaderMenuButton() {
  const { shop } = useRootData();
  const sidebar = useContext(Sidebar);
  return sidebar ? (
    <div className="header-menu-button">
      <MenuSidebar name={shop.name}>{sidebar}</MenuSidebar>
    </div>
  ) : null;
}
