import type { SuggestionFields, SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { productPath, searchPath, slugPath } from "~/paths";

/** Id of an option, for `aria-activedescendant`. */
export const suggestionId = (listId: string, at: number) => `${listId}-${at}`;

/** Addresses of the suggestions, in the order shown. */
export const suggestionTargets = (keyword: string, answer: SuggestionsAnswer): string[] => [
  ...answer.products.map(targetOf),
  ...answer.categories.map((category) => slugPath(category.slug)),
  ...(answer.products.length > 0 ? [searchPath(keyword)] : []),
];

/** Whether a page is that of a suggested product, with or without a variation. */
export const isPageOf = (product: SuggestionFields, pathname: string) =>
  pathname.split("/")[1] === product.slug;

/** Address of a suggested product. */
export const targetOf = (product: SuggestionFields) =>
  productPath(product.slug, product.search_keyword || undefined);
