// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { distanceCode, sellerCode } from "../../marketplace/distance-ring";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import { attributeLabel } from "../product/attribute-label";

/** How a group of filters works (rule filters-5); a hidden group filters but is not shown. */
export type FilterKind = "select" | "category" | "range" | "rating" | "distance";

/** A filter group of a shop. `code` is its name in addresses. */
export type FilterGroup = {
  code: string;
  label: string;
  kind: FilterKind;
  isHidden: boolean;
  /** Whether search engines may index a listing filtered by one value of it (rule seo-2). */
  isIndexable: boolean;
};

/** Codes of groups that are not product attributes. */
export const categoryCode = "category";
export const brandCode = "brand";
export const priceCode = "price";
export const ratingCode = "review_avg_rating";

/** The kinds of groups by code; all others are lists of values. */
const kindOf = (code: string): FilterKind =>
  code === priceCode
    ? "range"
    : code === ratingCode
      ? "rating"
      : code === categoryCode
        ? "category"
        : code === distanceCode
          ? "distance"
          : "select";

const labels: Record<string, string> = {
  [categoryCode]: message("Category"),
  [priceCode]: message("Price"),
  [distanceCode]: message("Distance"),
  [ratingCode]: message("Rating"),
};

const automaticLabel = (code: string, foundLabel?: string): string =>
  (labels[code] && phrase(labels[code])) ?? foundLabel ?? attributeLabel(code);

const automatic = (code: string, foundLabel?: string): FilterGroup => ({
  code,
  // An index keeps its groups: each request reads them in its own language.
  get label() {
    return automaticLabel(code, foundLabel);
  },
  kind: kindOf(code),
  isHidden: false,
  isIndexable: false,
});

/**
 * The filter groups of a shop in the order of addresses and pages: as configured, or by default the
 * categories, the attributes found, brand, price and rating; where sellers were found, their distance before
 * the price.
 * @param found attribute codes that products have, in order
 * @param foundLabels the shop's own labels for some of them, by code
 */
export function filterGroups(
  configured: ShopSettings["catalogue"]["filters"],
  found: readonly string[],
  foundLabels: ReadonlyMap<string, string> = new Map(),
): FilterGroup[] {
  if (configured.length === 0) {
    const own = [categoryCode, brandCode, priceCode, ratingCode];
    const attributes = found.filter((code) => !own.includes(code) && code !== distanceCode);
    const distance = found.includes(sellerCode) ? [distanceCode] : [];
    return [categoryCode, ...attributes, brandCode, ...distance, priceCode, ratingCode].map((code) =>
      automatic(code, foundLabels.get(code)),
    );
  }
  return configured.map(({ code, label, seo_index, hidden }) => ({
    code,
    get label() {
      return label || automaticLabel(code, foundLabels.get(code));
    },
    kind: kindOf(code),
    isHidden: hidden,
    isIndexable: seo_index,
  }));
}
