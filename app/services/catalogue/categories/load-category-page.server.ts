// @public

import type { CategoryView } from "~/models/catalogue/categories/category-view";
import { filterChips, filterLink } from "~/models/catalogue/filters/listing-filter";
import { listingJsonLd } from "~/models/catalogue/listing/listing-json-ld";
import { type ListingView, type ShownListing, shownListing } from "~/models/catalogue/listing/listing-view";
import { pageImage } from "~/models/platform/page/page-image";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import type { PageSlugs } from "~/models/shops/locales/page-url";
import { pageUrl } from "~/models/shops/locales/page-url";
import { breadcrumbJsonLd } from "~/models/shops/pages/breadcrumb-json-ld";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { metaText, type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { unindexed } from "~/models/shops/settings/crawler-setting";
import { productPath, slugPath, withQuery } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ListingAddress, Moved } from "../addresses/listing-address.server";
import { readSlugs } from "../addresses/read-slugs.server";
import { listingTag } from "../index/shop-index.server";
import { loadListing } from "../listing/load-listing.server";
import { listCategoryProducts } from "../products/list-category-products.server";
import { categoryTag, readCategory } from "./read-category.server";

/** A category page. `jsonLd` is what it tells search engines. */
export type CategoryPageData = {
  kind: "category";
  category: CategoryView;
  listing: ShownListing;
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/** Loads a category page; null when the category, the page of it or one of its filters is not there. */
export async function loadCategoryPage(
  context: RequestContext,
  id: number,
  address: ListingAddress,
): Promise<CategoryPageData | Moved | null> {
  const visitor = await context.visitor();
  const [read, found] = await Promise.all([
    context.remember(`category ${id}`, async (addCacheTags) => {
      const category = await readCategory(context, id);
      addCacheTags(...(category?.tags ?? []));
      return category;
    }),
    loadListing(context, visitor, address, {
      kind: "category",
      base: async () => ({ base: { kind: "category", categoryId: id }, asked: new Map() }),
      fallback: (request) => listCategoryProducts(context, visitor, { ...request, categoryId: id }),
      kept: {},
    }),
  ]);
  if (!read || !found) return null;
  if (found.kind === "moved") return found;
  context.addCacheTags(...read.tags, ...found.tags, listingTag(id));
  const { category } = read;
  const { listing } = found;
  const slugs = await readSlugs(context, { kind: "category", id, tag: categoryTag(id) }, category.slug);
  return {
    kind: "category",
    category,
    listing: shownListing(listing, context.isDocument),
    meta: categoryMeta(context, category, listing, slugs),
    jsonLd: staticData(
      [
        categoryTrail(context, category),
        ...listingJsonLd(listing, (product) => pageUrl(context, productPath(product))),
      ],
      context.isDocument,
    ),
  };
}

function categoryMeta(
  context: RequestContext,
  category: CategoryView,
  listing: ListingView,
  slugs: PageSlugs | null,
): PageMeta {
  const { origin, shop } = context;
  const { page } = listing.paging;
  const { filter } = listing;
  const own = slugPath(category.slug);
  const link = filter ? filterLink(own, filter, filter.applied) : { path: own, isFollowed: true };
  const hasOrder = listing.sort === listing.defaultSort && listing.layout === "grid";
  // Any client can write the address of a value that no product has: such a page must not be indexed.
  const isPlain = hasOrder && link.isFollowed && (link.path === own || listing.paging.itemTotal > 0);
  const chosen = filter ? filterChips(filter).map(({ label }) => label) : [];
  const name = [category.metaTitle || category.name, ...chosen].join(", ");
  const meta = pageMeta(shop, {
    title: name,
    description: category.metaDescription || metaText(category.description),
    keywords: category.metaKeyword,
    slugs,
    canonical: pageUrl(context, isPlain ? withQuery(link.path, page > 1 ? { page } : {}) : own),
    image: category.image && pageImage(origin, category.image),
    crawlerSetting: category.seoCrawlerSetting,
    // Another order or layout, or other filters, are the same list again: following is enough.
    ...(isPlain ? {} : { robots: unindexed(category.seoCrawlerSetting ?? shop.settings.seo.robots) }),
  });
  return page > 1 ? { ...meta, title: `${meta.title}, page ${page}` } : meta;
}

/** The breadcrumb for search engines. */
function categoryTrail(context: RequestContext, category: CategoryView) {
  const steps = [...category.breadcrumb, category];
  return breadcrumbJsonLd(steps.map(({ name, slug }) => ({ name, url: pageUrl(context, slugPath(slug)) })));
}
