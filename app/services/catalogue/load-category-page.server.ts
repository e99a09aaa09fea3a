import type { CategoryView } from "~/models/catalogue/category-view";
import { sizedUrl } from "~/models/catalogue/image-sources";
import type { ListingView } from "~/models/catalogue/listing-view";
import { absoluteUrl } from "~/models/seo/absolute-url";
import { breadcrumbJsonLd } from "~/models/seo/breadcrumb-json-ld";
import { metaText, type PageMeta, robotsDirective, titleWith } from "~/models/seo/page-meta";
import { slugPath, withQuery } from "~/paths";
import type { RequestContext } from "../http/request-context.server";
import { listCategoryProducts } from "./list-category-products.server";
import { listingRequest, listingView } from "./listing-request.server";
import { readCategory } from "./read-category.server";

/** A category page. `jsonLd` is for the page's head. */
export type CategoryPageData = {
  kind: "category";
  category: CategoryView;
  listing: ListingView;
  meta: PageMeta;
  jsonLd: Record<string, unknown>[];
};

/** Loads a category page; null when the category or the page of it is not there. */
export async function loadCategoryPage(
  context: RequestContext,
  id: number,
  query: URLSearchParams,
): Promise<CategoryPageData | null> {
  const visitor = await context.visitor();
  const request = listingRequest(context, visitor, query, "category");
  if (!request) return null;
  const [read, found] = await Promise.all([
    readCategory(context, id),
    listCategoryProducts(context, visitor, { ...request, categoryId: id }),
  ]);
  const listing = read && listingView(request, found);
  if (!read || !listing) return null;
  context.shows(...read.tags, ...found.tags);
  const { category } = read;
  return {
    kind: "category",
    category,
    listing,
    meta: categoryMeta(context, category, listing),
    jsonLd: [categoryTrail(context.origin, category)],
  };
}

function categoryMeta(context: RequestContext, category: CategoryView, listing: ListingView): PageMeta {
  const { origin, shop } = context;
  const { page } = listing.paging;
  const isPlain = listing.sort === listing.defaultSort && listing.layout === "grid";
  const title = titleWith(category.metaTitle || category.name, shop.settings.seo);
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: category.metaDescription || metaText(category.description),
    canonical: `${origin}${withQuery(slugPath(category.slug), isPlain && page > 1 ? { page } : {})}`,
    // Another order or layout is the same list again: following is enough.
    robots: isPlain ? robotsDirective(shop.settings.seo.robots) : "noindex,follow",
    imageUrl: category.image ? absoluteUrl(origin, sizedUrl(category.image, 960)) : "",
    type: "website",
  };
}

/** The breadcrumb for search engines. */
function categoryTrail(origin: string, category: CategoryView) {
  const steps = [...category.breadcrumb, category];
  return breadcrumbJsonLd(steps.map(({ name, slug }) => ({ name, url: `${origin}${slugPath(slug)}` })));
}
