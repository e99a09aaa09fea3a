// @public

import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { FoundPage } from "~/models/catalogue/listing/found-pages";
import { listingJsonLd } from "~/models/catalogue/listing/listing-json-ld";
import { type ShownListing, shownListing } from "~/models/catalogue/listing/listing-view";
import { cleanKeyword } from "~/models/catalogue/search/search-terms";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { cutText } from "~/models/platform/text/storable-text";
import { phrase } from "~/models/platform/texts/phrase";
import { pageUrl } from "~/models/shops/locales/page-url";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { productPath, searchPath } from "~/paths";
import type { ListingAddress, Moved } from "../catalogue/addresses/listing-address.server";
import { catalogueTag } from "../catalogue/index/shop-index.server";
import { listRequestedProducts } from "../catalogue/listing/list-requested-products.server";
import { loadListing } from "../catalogue/listing/load-listing.server";
import { searchBase } from "../catalogue/search/search-base.server";
import { searchProducts } from "../catalogue/search/search-products.server";
import { findPages } from "../content/pages/find-pages.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** Products offered where nothing was found (rule search-8). */
const offeredCount = 8;

/**
 * A page of search results. `pages` are those of the shop that match, `offered` products where none do.
 * `jsonLd` is what it tells search engines.
 */
export type SearchPageData = {
  kind: "search";
  keyword: string;
  listing: ShownListing;
  pages: FoundPage[];
  offered: StaticData<ProductCardView[]> | null;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/**
 * Loads search results for `?q=`; a `by` with a value searches everything (rule search-5). The doubled
 * ampersand of `/search?q=..&&by=..` is only an empty parameter. Null for a page or a filter that is not
 * there.
 */
export async function loadSearchPage(
  context: RequestContext,
  address: ListingAddress,
): Promise<SearchPageData | Moved | null> {
  const visitor = await context.visitor();
  const keyword = cleanKeyword(address.query.get("q"));
  const by = cutText(address.query.get("by") ?? "", 40);
  const everything = by !== "";
  const found = await loadListing(context, visitor, address, {
    kind: "search",
    base: (index) => searchBase(context, index, { keyword, everything }),
    fallback: (request) => searchProducts(context, visitor, { ...request, keyword, everything }),
    kept: { ...(keyword ? { q: keyword } : {}), ...(by ? { by } : {}) },
  });
  if (!found || found.kind === "moved") return found;
  context.addCacheTags(catalogueTag, ...found.tags);
  const hasNothing = found.listing.paging.itemTotal === 0 && !found.listing.isMissing;
  const orNone = <T>(what: string, load: Promise<T>) =>
    load.catch((error: unknown) => {
      context.doNotCache();
      context.log.error(`${what} could not be loaded`, { shop: context.shop.code, error });
      return null;
    });
  const [pages, offered] = await Promise.all([
    found.listing.isMissing ? [] : orNone("found pages", findPages(context, keyword)),
    hasNothing
      ? orNone(
          "offered products",
          listRequestedProducts(context, visitor, { selection: "bestsellers", limit: offeredCount }),
        )
      : null,
  ]);
  const isFirstPage = address.segments.length === 0 && !address.query.has("page");
  if (hasNothing && isFirstPage && pages?.length === 0) context.noteMissedSearch(keyword);
  if (offered) context.addCacheTags(...offered.tags);
  const title = keyword ? phrase("Results for “{keyword}”", { keyword }) : phrase("Search");
  const meta = pageMeta(context.shop, {
    title,
    canonical: pageUrl(context, searchPath()),
    robots: "noindex,follow",
  });
  const { isDocument } = context;
  return {
    kind: "search",
    keyword,
    listing: shownListing(found.listing, isDocument),
    pages: pages ?? [],
    offered: offered && offered.products.length > 0 ? staticData(offered.products, isDocument) : null,
    meta,
    jsonLd: staticData(
      listingJsonLd(found.listing, (slug) => pageUrl(context, productPath(slug))),
      isDocument,
    ),
  };
}
