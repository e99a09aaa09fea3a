import { type ListingPaging, pagingOf, parseListingPage } from "~/models/catalogue/listing/paging";
import { findSellers } from "~/models/marketplace/find-sellers";
import { mapDots, type SellerMap } from "~/models/marketplace/map-dots";
import { type ListedSeller, listedSeller } from "~/models/marketplace/seller-view";
import { mapPaths } from "~/models/marketplace/us-map";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { cutText } from "~/models/platform/text/storable-text";
import { phrase } from "~/models/platform/texts/phrase";
import { pageUrl } from "~/models/shops/locales/page-url";
import { breadcrumbJsonLd } from "~/models/shops/pages/breadcrumb-json-ld";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { homePath } from "~/paths";
import { sellersPath } from "~/paths/places";
import { rememberSellers } from "../marketplace/remember-sellers.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** Sellers on a page of the list, and longest name that is looked for. */
const limit = 24;
const maxNameLength = 100;

/** The list of a marketplace's sellers. */
export type SellersPageData = {
  kind: "sellers";
  keyword: string;
  sellers: ListedSeller[];
  map: StaticData<SellerMap>;
  paging: ListingPaging;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/**
 * Loads the sellers of a marketplace, the nearest first (rule sellers-3); null for a page behind the last
 * one.
 */
export async function loadSellersPage(
  context: RequestContext,
  query: URLSearchParams,
): Promise<SellersPageData | null> {
  const page = parseListingPage(query.get("page"));
  if (page === null) return null;
  const keyword = cutText((query.get("q") ?? "").trim(), maxNameLength);
  const { location } = await context.visitorPlace();
  const all = await rememberSellers(context);
  const found = findSellers(all, { name: keyword, from: location });
  const paging = pagingOf(found.length, page, limit);
  if (page > paging.total) return null;
  const { shop } = context;
  const canonical = pageUrl(context, sellersPath(keyword ? {} : { page }));
  return {
    kind: "sellers",
    keyword,
    sellers: found
      .slice((page - 1) * limit, page * limit)
      .map(({ seller, km }) => listedSeller(seller, km, shop.settings.active_review_module)),
    map: staticData({ ...mapPaths(), dots: mapDots(found.map(({ seller }) => seller)) }, context.isDocument),
    paging,
    meta: pageMeta(shop, {
      title: page > 1 ? phrase("Sellers, page {page}", { page }) : phrase("Sellers"),
      canonical,
      // A search is the list again.
      ...(keyword ? { robots: "noindex,follow" } : {}),
    }),
    jsonLd: staticData(
      [
        breadcrumbJsonLd([
          { name: phrase("Home"), url: pageUrl(context, homePath()) },
          { name: phrase("Sellers"), url: pageUrl(context, sellersPath()) },
        ]),
      ],
      context.isDocument,
    ),
  };
}
