import { filterLink } from "~/models/catalogue/filters/listing-filter";
import { listingJsonLd } from "~/models/catalogue/listing/listing-json-ld";
import { type ListingView, type ShownListing, shownListing } from "~/models/catalogue/listing/listing-view";
import { parseListingPage } from "~/models/catalogue/listing/paging";
import { cleanKeyword } from "~/models/catalogue/search/search-terms";
import type { SellerReviews } from "~/models/conversations/seller-review-view";
import { mapDots, type SellerMap } from "~/models/marketplace/map-dots";
import { sellerJsonLd } from "~/models/marketplace/seller-json-ld";
import { type SellerView, sellerView } from "~/models/marketplace/seller-view";
import { sellingInMarket } from "~/models/marketplace/selling-terms";
import { mapPaths } from "~/models/marketplace/us-map";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { phrase } from "~/models/platform/texts/phrase";
import { pageUrl } from "~/models/shops/locales/page-url";
import { breadcrumbJsonLd } from "~/models/shops/pages/breadcrumb-json-ld";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { homePath, pageParameter, productPath, withQuery } from "~/paths";
import { sellerPath, sellersPath } from "~/paths/places";
import type { ListingAddress, Moved } from "../catalogue/addresses/listing-address.server";
import { loadListing } from "../catalogue/listing/load-listing.server";
import { partOfSeller, sellerTag } from "../catalogue/offers/part-of-seller.server";
import { searchBase } from "../catalogue/search/search-base.server";
import { searchProducts } from "../catalogue/search/search-products.server";
import { readSellerReviews } from "../conversations/seller-reviews/read-seller-reviews.server";
import { findSeller } from "../marketplace/find-seller.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** A seller's page; `listing` is null for a seller that is paused. */
export type SellerPageData = {
  kind: "seller";
  seller: SellerView;
  /** Where it is; null where that is unknown or off the map. */
  map: StaticData<SellerMap> | null;
  keyword: string;
  listing: ShownListing | null;
  /** Null in a shop without reviews. */
  reviews: StaticData<SellerReviews> | null;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/**
 * Loads a seller's page with everything that it offers (rule sellers-4); null when the seller, a filter or
 * the page of its catalogue is not there.
 */
export async function loadSellerPage(
  context: RequestContext,
  code: string,
  address: Omit<ListingAddress, "basePath">,
): Promise<SellerPageData | Moved | null> {
  const found = await findSeller(context, { code });
  if (!found) return null;
  context.addCacheTags(sellerTag(found.id));
  const { location, preferredSeller, isSellerChosen } = await context.visitorPlace();
  const isReviewing = context.shop.settings.active_review_module;
  const selling = sellingInMarket(context.shop.market, found.selling);
  const seller = sellerView(
    { ...found, selling },
    {
      from: location,
      preferredId: (isSellerChosen && preferredSeller?.sellerId) || null,
      currency: context.tenant.currency,
      isReviewing,
    },
  );
  const dots = mapDots([found]);
  const keyword = cleanKeyword(address.query.get("q"));
  const listed = found.isPaused
    ? null
    : await loadPart(context, found.id, keyword, { ...address, basePath: sellerPath(code) });
  if (listed?.kind === "moved") return listed;
  if (!found.isPaused && !listed) return null;
  context.addCacheTags(...(listed?.tags ?? []));
  const listing = listed?.listing ?? null;
  return {
    kind: "seller",
    seller,
    map: dots.length > 0 ? staticData({ ...mapPaths(), dots }, context.isDocument) : null,
    keyword,
    listing: listing && shownListing(listing, context.isDocument),
    reviews: isReviewing ? await loadReviews(context, found.id, address.query) : null,
    meta: sellerMeta(context, seller, keyword, listing),
    jsonLd: staticData(sellerItems(context, seller, listing), context.isDocument),
  };
}

/** What a seller offers as a listing, or what a keyword finds of it. */
async function loadPart(context: RequestContext, sellerId: string, keyword: string, address: ListingAddress) {
  const part = partOfSeller(context, sellerId);
  const visitor = await context.visitor();
  const everything = keyword === "";
  return loadListing(part, visitor, address, {
    kind: everything ? "category" : "search",
    base: (index) => searchBase(part, index, { keyword, everything }),
    fallback: (request) => searchProducts(part, visitor, { ...request, keyword, everything }),
    kept: everything ? {} : { q: keyword },
  });
}

async function loadReviews(context: RequestContext, sellerId: string, query: URLSearchParams) {
  const page = parseListingPage(query.get(pageParameter)) ?? 1;
  return staticData(await readSellerReviews(context, sellerId, page), context.isDocument);
}

function sellerMeta(
  context: RequestContext,
  seller: SellerView,
  keyword: string,
  listing: ListingView | null,
): PageMeta {
  const own = sellerPath(seller.code);
  const { page } = listing?.paging ?? { page: 1 };
  const filter = listing?.filter;
  const isFiltered = filter ? filterLink(own, filter, filter.applied).path !== own : false;
  const isPlain = !keyword && !isFiltered && (!listing || listing.sort === listing.defaultSort);
  return pageMeta(context.shop, {
    title: page > 1 ? phrase("{name}, page {page}", { name: seller.name, page }) : seller.name,
    description: seller.story,
    canonical: pageUrl(context, isPlain && page > 1 ? withQuery(own, { page }) : own),
    ...(isPlain && listing ? {} : { robots: "noindex,follow" }),
  });
}

function sellerItems(context: RequestContext, seller: SellerView, listing: ListingView | null): JsonLdItem[] {
  const url = pageUrl(context, sellerPath(seller.code));
  const trail = breadcrumbJsonLd([
    { name: phrase("Home"), url: pageUrl(context, homePath()) },
    { name: phrase("Sellers"), url: pageUrl(context, sellersPath()) },
    { name: seller.name, url },
  ]);
  const products = listing ? listingJsonLd(listing, (slug) => pageUrl(context, productPath(slug))) : [];
  return [trail, sellerJsonLd(seller, { origin: context.origin, url }), ...products];
}
