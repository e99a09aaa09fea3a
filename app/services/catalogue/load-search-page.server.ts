import { type ShownListing, shownListing } from "~/models/catalogue/listing-view";
import { cleanKeyword } from "~/models/catalogue/search-terms";
import { type StaticData, staticData } from "~/models/content/static-data";
import type { JsonLdItem } from "~/models/seo/json-ld-text";
import { listingJsonLd } from "~/models/seo/listing-json-ld";
import { type PageMeta, pageMeta } from "~/models/seo/page-meta";
import { productPath, searchPath } from "~/paths";
import { catalogueTag } from "../catalogue-index/shop-index.server";
import type { RequestContext } from "../http/request-context.server";
import type { ListingAddress, Moved } from "./listing-address.server";
import { loadListing } from "./load-listing.server";
import { searchBase } from "./search-base.server";
import { searchProducts } from "./search-products.server";

/** A page of search results. `jsonLd` is what it tells search engines. */
export type SearchPageData = {
  kind: "search";
  keyword: string;
  listing: ShownListing;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/**
 * Loads search results for `?q=`; a `by` with a value searches everything (rule search-5). The doubled ampersand of
 * `/search?q=..&&by=..` is only an empty parameter. Null for a page or a filter that is not there.
 */
export async function loadSearchPage(
  context: RequestContext,
  address: ListingAddress,
): Promise<SearchPageData | Moved | null> {
  const visitor = await context.visitor();
  const keyword = cleanKeyword(address.query.get("q"));
  const by = (address.query.get("by") ?? "").slice(0, 40);
  const everything = by !== "";
  const found = await loadListing(context, visitor, address, {
    kind: "search",
    base: (index) => searchBase(context, index, { keyword, everything }),
    fallback: (request) => searchProducts(context, visitor, { ...request, keyword, everything }),
    kept: { ...(keyword ? { q: keyword } : {}), ...(by ? { by } : {}) },
  });
  if (!found || found.kind === "moved") return found;
  context.shows(catalogueTag, ...found.tags);
  const title = keyword ? `Results for “${keyword}”` : "Search";
  const meta = pageMeta(context.shop, {
    title,
    canonical: `${context.origin}${searchPath()}`,
    robots: "noindex,follow",
  });
  const { isDocument, origin } = context;
  return {
    kind: "search",
    keyword,
    listing: shownListing(found.listing, isDocument),
    meta,
    jsonLd: staticData(
      listingJsonLd(found.listing, (slug) => `${origin}${productPath(slug)}`),
      isDocument,
    ),
  };
}
