// @public

import { noFilters, type PriceRange } from "~/models/catalogue/filters/applied-filters";
import { priceRange } from "~/models/catalogue/filters/price-segment";
import { canSeePrices } from "~/models/catalogue/price/price-visibility";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import { beginListing } from "../index/query/query-listing.server";
import { productsOfCategories } from "../index/query/select-matching.server";
import { searchBase } from "./search-base.server";

/** What a stranger looks for: words or everything, in any of some categories, at a price. */
export type PricedSearch = PriceRange & {
  keyword: string;
  /** Slugs; null for all. */
  categories: readonly string[] | null;
  page: number;
  limit: number;
};

/**
 * The ids of a page of products that a stranger finds, whatever filters the shop’s pages offer.
 * @throws AppError `unavailable` while there is no index
 */
export async function findPriced(
  ctx: RequestContext,
  { keyword, categories, fromMinor, toMinor, page, limit }: PricedSearch,
): Promise<{ ids: number[]; itemTotal: number }> {
  const found = await ctx.catalogue.find(ctx.shop, "until-built", null);
  if (!found) throw new AppError("unavailable", phrase("Please try again in a moment."));
  const { index, prices } = found;
  const { base } = await searchBase(ctx, index, { keyword, everything: keyword === "" });
  if (categories) {
    const ids = categories.flatMap((slug) => index.tree.withSlug(slug)?.id ?? []);
    const within = productsOfCategories(index, ids);
    base.found.rowIds = base.found.rowIds.map((word, at) => word & (within[at] ?? 0));
  }
  const { ids, itemTotal } = beginListing(index, {
    base,
    filters: { ...noFilters, price: priceRange(fromMinor, toMinor) },
    sort: { field: "bestmatch", direction: "desc" },
    page,
    limit,
    prices,
    canSeePrices: canSeePrices(viewerOf(ctx.shop, anonymousVisitor)),
  });
  return { ids, itemTotal };
}
