import { cleanKeyword } from "~/models/catalogue/search-terms";
import {
  minSuggestionLength,
  type SearchSuggestions,
  suggestedCategories,
  suggestedProducts,
} from "~/models/search-suggestions/search-suggestions";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { categoriesOfProducts } from "./categories-of-products.server";
import { findMatches } from "./find-matches.server";
import { listCategoriesOf } from "./list-categories-of.server";
import { selectListedCards } from "./select-listed-cards.server";

/** How many of the best matches say which categories are suggested. */
const categorySample = 60;

/**
 * What is suggested while a keyword is typed (part 3, §9): four products, and at most five categories that the best
 * matches are listed in, those with most of them first. Nothing for less than two characters.
 */
export async function suggestProducts(
  ctx: ShopContext,
  visitor: Visitor,
  typed: string | null,
): Promise<SearchSuggestions> {
  const keyword = cleanKeyword(typed);
  if (keyword.length < minSuggestionLength)
    return { keyword, products: [], categories: [], totalProducts: 0 };
  const found = await findMatches(ctx, {
    keyword,
    everything: false,
    sort: { field: "bestmatch", direction: "desc" },
    page: 1,
    limit: categorySample,
  });
  const shown = { ...found, matches: found.matches.slice(0, suggestedProducts) };
  const [cards, own, categories] = await Promise.all([
    selectListedCards(ctx, visitor, shown),
    categoriesOfProducts(
      ctx,
      shown.matches.map((match) => match.id),
    ),
    listCategoriesOf(
      ctx,
      found.matches.map((match) => match.id),
      suggestedCategories,
    ),
  ]);
  const products = cards.products.map((card) => ({ ...card, categories: own.get(card.id) ?? [] }));
  return { keyword, products, categories, totalProducts: found.itemTotal };
}
