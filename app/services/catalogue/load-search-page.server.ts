import type { ListingView } from "~/models/catalogue/listing-view";
import { cleanKeyword } from "~/models/catalogue/search-terms";
import { type PageMeta, titleWith } from "~/models/seo/page-meta";
import { searchPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";
import { listingRequest, listingView } from "./listing-request.server";
import { searchProducts } from "./search-products.server";

/** A page of search results. */
export type SearchPageData = { keyword: string; listing: ListingView; meta: PageMeta };

/**
 * Loads search results for `?q=`; a `by` with a value searches everything (part 1, §2). The doubled ampersand of
 * `/search?q=..&&by=..` is only an empty parameter. Null for a page of results that is not there.
 */
export async function loadSearchPage(
  context: RequestContext,
  query: URLSearchParams,
): Promise<SearchPageData | null> {
  const visitor = await context.visitor();
  const keyword = cleanKeyword(query.get("q"));
  const by = (query.get("by") ?? "").slice(0, 40);
  const request = listingRequest(context, visitor, query, "search");
  if (!request) return null;
  const found = await searchProducts(context, visitor, { ...request, keyword, everything: by !== "" });
  const kept = { ...(keyword ? { q: keyword } : {}), ...(by ? { by } : {}) };
  const listing = listingView(request, found, kept);
  if (!listing) return null;
  context.shows("catalogue", ...found.tags);
  const title = keyword ? `Results for “${keyword}”` : "Search";
  const meta: PageMeta = {
    title: titleWith(title, context.shop.settings.seo),
    description: "",
    canonical: `${context.origin}${searchPath()}`,
    robots: "noindex,follow",
    imageUrl: "",
    type: "website",
  };
  return { keyword, listing, meta };
}
