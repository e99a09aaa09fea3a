import { z } from "zod";
import { type SearchFields, searchFields } from "~/models/api/search-fields";
import { chosenSort } from "~/models/catalogue/sort";
import { viewerOf } from "~/models/catalogue/viewer";
import { canSeePrices } from "~/models/price/price-visibility";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { findMatches } from "./find-matches.server";
import { listCategoriesOf } from "./list-categories-of.server";
import { selectListedCards } from "./select-listed-cards.server";

/** Most products of one answer. */
const maxLimit = 100;
const maxPage = 1_000_000;

const count = (most: number, fallback: number) =>
  z.coerce
    .number()
    .int()
    .catch(fallback)
    .transform((value) => Math.min(most, Math.max(1, value)));

/**
 * What a search of the API asks for. Who asks is never taken from it: `params` may name a customer and a group, but
 * prices follow the visitor's own session.
 */
export const searchCallSchema = z.object({
  keyword: z.string().nullish(),
  /** `all` also looks into descriptions. */
  searchType: z.string().nullish(),
  page: count(maxPage, 1),
  limit: count(maxLimit, 8),
  order: z.string().nullish(),
  dir: z.string().nullish(),
});

/** A checked search of the API. */
export type SearchCall = z.output<typeof searchCallSchema>;

/** Answers a search of the API: a page of products, and the categories they are in (part 3, §7 and §9). */
export async function answerSearch(
  ctx: ShopContext,
  visitor: Visitor,
  call: SearchCall,
): Promise<SearchFields> {
  const { page, limit } = call;
  const situation = {
    defaultCode: "bestmatch-desc",
    isSearch: true,
    canSeePrices: canSeePrices(viewerOf(ctx.shop, visitor)),
  };
  const sort = chosenSort(call.order ? `${call.order}-${call.dir || "desc"}` : null, situation);
  const everything = call.searchType === "all";
  const found = await findMatches(ctx, { keyword: call.keyword ?? "", everything, sort, page, limit });
  const [cards, categories] = await Promise.all([
    selectListedCards(ctx, visitor, found),
    listCategoriesOf(
      ctx,
      found.matches.map((match) => match.id),
      maxLimit,
    ),
  ]);
  return searchFields({ ...cards, categories }, { page, limit }, ctx.shop.id);
}
