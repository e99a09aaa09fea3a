import { createContext, useContext } from "react";

/**
 * Where a header's menus stand: in the bar, in the sidebar or dropdown, or, where nothing of ours is around them, wherever
 * there is room.
 */
export type MenuPlace = "bar" | "sidebar" | "anywhere";

const Place = createContext<MenuPlace>("anywhere");

/** Tells the menus within where they stand. */
export const MenuPlaceProvider = Place.Provider;

/** Where this menu stands. */
export const useMenuPlace = () => useContext(Place);
