// @public

import {
  minSuggestionLength,
  type SearchSuggestions,
  suggestedCategories,
  suggestedProducts,
} from "~/models/catalogue/search/search-suggestions";
import { cleanKeyword } from "~/models/catalogue/search/search-terms";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { categoriesOfProducts } from "../categories/categories-of-products.server";
import { listCategoriesOf } from "../categories/list-categories-of.server";
import type { CatalogueIndex } from "../index/catalogue-index.server";
import { bestOfFound } from "../index/query/best-matches.server";
import { findMatches, type Matches } from "../products/find-matches.server";
import { selectListedCards } from "../products/select-listed-cards.server";
import { searchBase } from "./search-base.server";

/** How many of the best matches say which categories are suggested. */
const categorySample = 60;

/**
 * What is suggested while a keyword is typed (rule search-2): four products, and at most five categories that
 * the best matches are listed in, those with most of them first. Nothing for less than two characters.
 */
export async function suggestProducts(
  ctx: ShopContext & Pick<RequestContext, "catalogue" | "remember">,
  visitor: Visitor,
  typed: string | null,
): Promise<SearchSuggestions> {
  const keyword = cleanKeyword(typed);
  if (keyword.length < minSuggestionLength)
    return { keyword, products: [], categories: [], totalProducts: 0 };
  const known = await ctx.catalogue.find(ctx.shop, "brief");
  const found = known
    ? await findBest(ctx, known.index, keyword)
    : await findMatches(ctx, {
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

async function findBest(ctx: ShopContext, index: CatalogueIndex, keyword: string): Promise<Matches> {
  const { base, asked } = await searchBase(ctx, index, { keyword, everything: false });
  const { ids, itemTotal } = bestOfFound(index, base.found, categorySample);
  return { matches: ids.map((id) => ({ id, variationId: asked.get(id) ?? null })), itemTotal };
}
