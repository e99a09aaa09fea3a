// @public

import type { MenuItem } from "./menu";

/** A menu as its widgets get it; null if the shop has no menu with that id. */
export type MenuView = { id: string; name: string; items: MenuItem[] } | null;
