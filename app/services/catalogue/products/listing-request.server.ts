import type { ListingFilter } from "~/models/catalogue/filters/listing-filter";
import { type ListingView, parseLayout } from "~/models/catalogue/listing/listing-view";
import { pagingOf, parseListingPage } from "~/models/catalogue/listing/paging";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { chosenSort, type Sort, type SortSituation, sortCode, sortOptions } from "~/models/shops/pages/sort";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { CardPage } from "../listing/select-cards.server";
import type { ListingPart } from "./list-category-products.server";

/** What the address of a listing asks for. */
export type ListingRequest = ListingPart & {
  situation: SortSituation;
  layout: ListingView["layout"];
  autoLoads: boolean;
};

/**
 * Reads page, order and layout from a listing's address; null for a page that cannot be.
 * @param kind of a search, which is ordered by best match, or of a category, ordered as the shop says
 */
export function listingRequest(
  ctx: ShopContext,
  visitor: Visitor,
  query: URLSearchParams,
  kind: "category" | "search",
): ListingRequest | null {
  const page = parseListingPage(query.get("page"));
  if (page === null) return null;
  const { catalogue } = ctx.shop.settings;
  const situation: SortSituation = {
    defaultCode: kind === "search" ? "bestmatch-desc" : categoryDefault(ctx),
    isSearch: kind === "search",
    canSeePrices: canSeePrices(viewerOf(ctx.shop, visitor)),
  };
  const sort: Sort = chosenSort(query.get("sort"), situation);
  const layout = parseLayout(query.get("view"));
  const texts = layout === "list" ? "with-text" : "no-text";
  return { page, sort, limit: catalogue.pageSize, texts, situation, layout, autoLoads: catalogue.autoLoad };
}

/** `id-desc` unless the shop says otherwise, `bestseller-desc` in a marketplace (rule listings-7). */
const categoryDefault = ({ shop }: ShopContext) =>
  shop.type === "marketplace" ? "bestseller-desc" : shop.settings.catalogue.defaultSort;

/** The listing of a request; null for a page behind the last one. */
export function listingView(
  request: ListingRequest,
  found: CardPage,
  query: Record<string, string> = {},
  filter: ListingFilter | null = null,
): ListingView | null {
  if (request.page > 1 && found.products.length === 0) return null;
  return {
    products: found.products,
    paging: pagingOf(found.itemTotal, request.page, request.limit),
    sort: sortCode(request.sort),
    defaultSort: request.situation.defaultCode,
    sortOptions: sortOptions(request.situation),
    layout: request.layout,
    query,
    filter,
    autoLoads: request.autoLoads,
  };
}
