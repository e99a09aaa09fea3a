// @public

import { mainPart } from "../templates/around";
import { placedWidgets } from "../templates/placed-widgets";
import type { TemplateView } from "../templates/template-view";

/** The parts of a header besides its menus, by the type a placeholder names (rule layout-11). */
export const headerParts = ["menu-button", "logo", "search-bar", "account-menu", "cart-link"] as const;

/** Widgets that show what the shop or its visitor has, so that a placeholder needs no content. */
const withoutContent: ReadonlySet<string> = new Set([...headerParts, "visitor-place", mainPart]);

/** Whether a widget of this type can be placed without content of its own. */
export const standsAlone = (type: string): boolean => withoutContent.has(type);

const isPart = (type: string) => headerParts.some((part) => part === type);

/**
 * Whether a header's template says itself where the parts of the header are; another one is the menu beneath
 * them.
 */
export const placesParts = (header: TemplateView): boolean =>
  placedWidgets(header.tree).some(({ type }) => isPart(type));

/**
 * Of such a header what its sidebar shows: the menus. The rest is in view on a phone, too. Null without any.
 */
export function menusOf(header: TemplateView): TemplateView | null {
  const menus = placedWidgets(header.tree).filter(({ type }) => type === "menu");
  return menus.length === 0 ? null : { ...header, tree: menus };
}
