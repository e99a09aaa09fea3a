import { z } from "zod";
import { type SearchFields, searchFields } from "~/models/api/fields/search-fields";
import { maxPage } from "~/models/catalogue/paging";
import { canSeePrices } from "~/models/catalogue/price-visibility";
import { viewerOf } from "~/models/catalogue/viewer";
import { chosenSort } from "~/models/shops/sort";
import type { Visitor } from "~/models/shops/visitor";
import { listCategoriesOf } from "../catalogue/list-categories-of.server";
import { searchBase } from "../catalogue/search-base.server";
import type { RequestContext } from "../shops/request-context.server";
import type { ShopContext } from "../shops/shop-context.server";
import { answerListing } from "./rest/answer-listing.server";

/** Most products of one answer. */
const maxLimit = 100;

const count = (most: number, fallback: number) =>
  z.coerce
    .number()
    .int()
    .catch(fallback)
    .transform((value) => Math.min(most, Math.max(1, value)));

/**
 * What a search of the API asks for. Who asks is never taken from it: `params` may name a customer and a
 * group, but prices follow the visitor's own session.
 */
export const searchCallSchema = z.object({
  keyword: z.string().nullish(),
  /** `all` also looks into descriptions. */
  searchType: z.string().nullish(),
  page: count(maxPage, 1),
  limit: count(maxLimit, 8),
  /** Keys by group code, price as {from, to}, rating as {min} (rule api-4). */
  filter: z.unknown(),
  order: z.string().nullish(),
  dir: z.string().nullish(),
  /** Whose offers are searched in a marketplace; what else it names is ignored. */
  params: z
    .object({ seller_guid: z.string().max(100).nullish(), client_guid: z.string().max(100).nullish() })
    .nullish()
    .catch(null),
});

/** A checked search of the API. */
export type SearchCall = z.output<typeof searchCallSchema>;

/**
 * Answers a search of the API: a page of products with the filters of all that matches, and the categories
 * they are in (rule api-5).
 * @throws AppError `not_found` for a filter the shop does not have
 */
export async function answerSearch(
  ctx: ShopContext & Pick<RequestContext, "catalogue" | "remember">,
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
  const query = { sort, page, limit, canSeePrices: situation.canSeePrices };
  const search = { keyword: call.keyword ?? "", everything };
  const listed = await answerListing(
    ctx,
    visitor,
    query,
    (index) => searchBase(ctx, index, search),
    call.filter,
  );
  const shownIds = listed.products.map(({ id }) => id);
  const categories = await listCategoriesOf(ctx, shownIds, maxLimit);
  return searchFields({ ...listed, categories }, { page, limit }, ctx.shop);
}
