import type { MenuItem } from "./menu";

/** A menu as its widgets get it; null when the shop has none of that id. */
export type MenuView = { id: string; name: string; items: MenuItem[] } | null;
