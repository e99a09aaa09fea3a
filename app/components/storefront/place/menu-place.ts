// @public

import { createContext, useContext } from "react";

/** Where a header's menus are: in the bar, in the sidebar or dropdown, or anywhere else. */
export type MenuPlace = "bar" | "sidebar" | "anywhere";

const Place = createContext<MenuPlace>("anywhere");

/** Provides the place to the menus within. */
export const MenuPlaceProvider = Place.Provider;

/** Place of this menu. */
export const useMenuPlace = () => useContext(Place);
