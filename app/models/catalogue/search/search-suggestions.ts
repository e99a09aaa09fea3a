// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { ProductCardView } from "../cards/product-card";
import type { CategoryLink } from "../categories/category-view";

/** Shortest keyword with suggestions, in characters (rule search-1). */
export const minSuggestionLength = 2;
/** Number of suggested products (rule search-2). */
export const suggestedProducts = 4;
/** Most suggested categories (rule search-2). */
export const suggestedCategories = 5;
/** Pause in typing before suggestions are requested, ms (rule search-1). */
export const suggestionDelayMs = 200;
/**
 * How long suggestions stay after the field loses focus, so that one of them can be clicked, ms (rule
 * search-3).
 */
export const suggestionHideMs = { desktop: 500, mobile: 0 } as const;
/** Below this width search opens in a panel (rule search-4), px. */
export const searchPanelWidthPx = 768;

/** A suggested product with the categories it is listed in, the primary one first. */
export type SuggestedProduct = ProductCardView & { categories: CategoryLink[] };

/** Suggestions for a keyword. `totalProducts` counts all matches. */
export type SearchSuggestions = {
  keyword: string;
  products: SuggestedProduct[];
  categories: CategoryLink[];
  totalProducts: number;
};

/**
 * Whether to request suggestions for a keyword: it is long enough and differs from the last one (rule
 * search-1).
 */
export const isWorthLookingUp = (keyword: string, last: string) =>
  keyword.length >= minSuggestionLength && keyword !== last;

/** What is said of the suggestions to those who hear the page (rule accessibility-5). */
export const saidSuggestions = (count: number): string =>
  phrase("{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}", { count });

/** Index of the option that an arrow key selects; -1 is the field itself. It wraps around. */
export function nextOption(key: string, current: number, count: number): number {
  if (count === 0) return -1;
  switch (key) {
    case "ArrowDown":
      return current + 1 >= count ? -1 : current + 1;
    case "ArrowUp":
      return current < 0 ? count - 1 : current - 1;
    default:
      return current;
  }
}
