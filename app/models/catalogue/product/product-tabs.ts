import { slugify } from "../../platform/slug/slugify";
import type { ShopSettings } from "../../shops/settings/shop-settings";

/** An owner's tab on a page: its place on the page, its label and its content as HTML. */
export type OwnTab = { id: string; label: string; html: string };

/** A tab whose content begins with this is not shown (rule product-11). */
const hideTabMarker = "[hide-tab]";

/**
 * Content of a tab as it is shown (rule product-11): empty where it says nothing, or begins with the marker,
 * tags and spaces before it apart.
 */
export function tabContent(html: string): string {
  const text = html.replace(/^(?:\s|&nbsp;|<[^>]*>)+/i, "");
  return text === "" || text.startsWith(hideTabMarker) ? "" : html;
}

/**
 * The owner's tabs of a product (rule product-11): what the product or its variation says in the tab's
 * attribute, otherwise the tab's own content. Those without content are left out.
 * @param attributes of the product with those of the chosen variation
 */
export function ownTabs(
  settings: ShopSettings["product_page"]["tabs"],
  attributes: Readonly<Record<string, readonly string[]>>,
): OwnTab[] {
  return settings.flatMap(({ label, attribute, html }) => {
    const own = attributes[attribute]?.join(", ");
    const content = tabContent(own === undefined ? html : paragraph(own));
    return content === "" ? [] : [{ id: `tab-${slugify(label)}`, label, html: content }];
  });
}

const paragraph = (text: string) =>
  `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`;
