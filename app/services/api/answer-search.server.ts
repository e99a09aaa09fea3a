// @public

import { type SearchFields, searchFields } from "~/models/api/fields/listing/search-fields";
import { maxSearchLimit, type SearchCall } from "~/models/api/search-call";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { askedSortCode, chosenSort } from "~/models/shops/pages/sort";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { listCategoriesOf } from "../catalogue/categories/list-categories-of.server";
import type { IndexedShop } from "../catalogue/index/catalogue-indexes.server";
import { searchBase } from "../catalogue/search/search-base.server";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { answerListing } from "./rest/answer-listing.server";
import { type AskedPart, askedPart, clientGuidsOf } from "./rest/asked-part.server";

/**
 * Answers a search of the API in the catalogue it asks for: the shop's, or that of the seller it names.
 * @throws AppError `not_found` for a filter the shop does not have, or a seller that is not active
 */
export async function answerSearchCall(
  context: RequestContext,
  visitor: Visitor,
  { named, ...call }: SearchCall,
): Promise<{ part: AskedPart; answer: SearchFields }> {
  const { part, filter } = await askedPart(context, named, call.filter);
  return { part, answer: await answerSearch(part, visitor, { ...call, filter }) };
}

/**
 * Answers a search of the API: a page of products with the filters of all that matches, and the categories
 * they are in (rule api-5).
 * @throws AppError `not_found` for a filter the shop does not have
 */
export async function answerSearch(
  ctx: ShopContext & Pick<RequestContext, "catalogue" | "remember"> & { shop: IndexedShop },
  visitor: Visitor,
  call: Omit<SearchCall, "named">,
): Promise<SearchFields> {
  const { page, limit } = call;
  const situation = {
    defaultCode: "bestmatch-desc",
    isSearch: true,
    canSeePrices: canSeePrices(viewerOf(ctx.shop, visitor)),
  };
  const sort = chosenSort(call.order ? askedSortCode(call.order, call.dir) : null, situation);
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
  const categories = await listCategoriesOf(ctx, shownIds, maxSearchLimit);
  const written = { currency: ctx.tenant.currency, clientGuidOf: await clientGuidsOf(ctx) };
  return searchFields({ ...listed, categories }, { page, limit }, written);
}
