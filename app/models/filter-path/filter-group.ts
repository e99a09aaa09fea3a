import { attributeLabel } from "../catalogue/attribute-label";
import type { ShopSettings } from "../shop-settings/shop-settings";

/** How a group of filters works (rule filters-5); a hidden group filters but is not shown. */
export type FilterKind = "select" | "category" | "range" | "rating";

/** A group of filters a shop offers. `code` is its name in addresses. */
export type FilterGroup = {
  code: string;
  label: string;
  kind: FilterKind;
  isHidden: boolean;
  /** One value of it may be indexed by search engines (rule seo-2). */
  isIndexable: boolean;
};

/** Names of the groups that are no attributes of products. */
const categoryCode = "category";
export const brandCode = "brand";
export const priceCode = "price";
export const ratingCode = "review_avg_rating";

/** The kind of a group that has one by its name; everything else is chosen from values. */
const kindOf = (code: string): FilterKind =>
  code === priceCode
    ? "range"
    : code === ratingCode
      ? "rating"
      : code === categoryCode
        ? "category"
        : "select";

const labels: Record<string, string> = {
  [categoryCode]: "Category",
  [priceCode]: "Price",
  [ratingCode]: "Rating",
};

const automatic = (code: string, foundLabel?: string): FilterGroup => ({
  code,
  label: labels[code] ?? foundLabel ?? attributeLabel(code),
  kind: kindOf(code),
  isHidden: false,
  isIndexable: false,
});

/**
 * The groups of a shop in the order addresses and pages have them: as configured, or, when nothing is, the categories,
 * the attributes found, the brand, the price and the rating.
 * @param found codes of attributes that products have, in the order to offer them
 * @param foundLabels how the shop itself writes some of these, by code
 */
export function filterGroups(
  configured: ShopSettings["catalogue"]["filters"],
  found: readonly string[],
  foundLabels: ReadonlyMap<string, string> = new Map(),
): FilterGroup[] {
  if (configured.length === 0) {
    const own = [categoryCode, brandCode, priceCode, ratingCode];
    const attributes = found.filter((code) => !own.includes(code));
    return [categoryCode, ...attributes, brandCode, priceCode, ratingCode].map((code) =>
      automatic(code, foundLabels.get(code)),
    );
  }
  return configured.map(({ code, label, seo_index, hidden }) => ({
    code,
    label: label || automatic(code, foundLabels.get(code)).label,
    kind: kindOf(code),
    isHidden: hidden,
    isIndexable: seo_index,
  }));
}
