import type { CategoryLink } from "../catalogue/category-view";
import type { ProductCardView } from "../catalogue/product-card";

/** Fewest characters suggestions are looked up for (rule search-1). */
export const minSuggestionLength = 2;
/** Products of one lookup (rule search-2). */
export const suggestedProducts = 4;
/** Categories listed at most (rule search-2). */
export const suggestedCategories = 5;
/** How long typing has to rest before suggestions are looked up (rule search-1). */
export const suggestionDelayMs = 200;
/** How long suggestions stay after the field is left, so that one of them can be pressed (rule search-3). */
export const suggestionHideMs = { desktop: 500, mobile: 0 } as const;
/** Below this width search opens a panel of its own (rule search-4), px. */
export const searchPanelWidthPx = 768;

/** A suggested product with the categories it is listed in, the primary one first. */
export type SuggestedProduct = ProductCardView & { categories: CategoryLink[] };

/** What is suggested for a keyword. `totalProducts` counts all that match. */
export type SearchSuggestions = {
  keyword: string;
  products: SuggestedProduct[];
  categories: CategoryLink[];
  totalProducts: number;
};

/** Whether a keyword is to be looked up: long enough, and another one than was looked up last (rule search-1). */
export const isWorthLookingUp = (keyword: string, last: string) =>
  keyword.length >= minSuggestionLength && keyword !== last;

/** The option a key leads to: -1 stands for the field itself, past the ends it begins anew. */
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
