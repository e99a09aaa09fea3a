// @public

import { redirect } from "@remix-run/node";
import { isSharedAddress, parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { segmentsPath } from "~/models/catalogue/filters/filter-path";
import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { isAroundKind } from "~/models/content/templates/around";
import { productPath, slugPath } from "~/paths";
import type { Moved } from "../catalogue/addresses/listing-address.server";
import { rememberSlug } from "../catalogue/addresses/remember-slug.server";
import { type CategoryPageData, loadCategoryPage } from "../catalogue/categories/load-category-page.server";
import { loadAround } from "../content/around/load-around.server";
import {
  type FoundPreview,
  findPreview,
  loadCmsPage,
  loadNotFoundPage,
  pageOfTemplate,
} from "../content/pages/load-cms-page.server";
import { followOldAddress } from "../content/redirects/follow-old-address.server";
import type { WidgetKit } from "../content/widgets/widget-kit";
import type { RequestContext } from "../shops/context/request-context.server";
import { loadProductPage, type ProductPageData } from "./store-page/load-product-page.server";
import { findSellersAddress, loadSharedProduct } from "./store-page/load-shared-product.server";

/**
 * The page of an address that no other route has: a CMS page, category or product by slug (rule addresses-1),
 * or the owner's page for what is not found; null where the shop has none.
 * @throws Response that leads to where the page is now
 */
export async function loadStorePage(context: RequestContext, request: Request, kit: WidgetKit) {
  const url = new URL(request.url);
  const preview = await findPreview(context, request);
  if (preview && !isAroundKind(preview.template.entityType)) return previewed(context, preview, kit);
  const page = await loadByAddress(context, url, kit);
  if (page?.kind === "product" || page?.kind === "category")
    return { ...page, ...(await aroundPage(context, page, kit, preview)) };
  if (preview) return previewed(context, preview, kit);
  return page ?? (await leaveOldAddress(context, url)) ?? (await loadNotFoundPage(context, kit));
}

const previewed = (context: RequestContext, { template, isPreview }: FoundPreview, kit: WidgetKit) =>
  pageOfTemplate(context, template, kit, isPreview);

/** What stands around a product or category: the template of its category, or the one that is looked at. */
async function aroundPage(
  context: RequestContext,
  page: ProductPageData | CategoryPageData,
  kit: WidgetKit,
  preview: FoundPreview | null,
) {
  const { kind } = page;
  const steps = kind === "product" ? page.product.breadcrumb : [...page.category.breadcrumb, page.category];
  const trail = steps.map(({ slug }) => slug);
  const shown = preview?.template.entityType === kind ? preview : null;
  const around = await loadAround(context, { kind, trail }, kit, shown);
  return preview ? { ...around, meta: { ...page.meta, robots: "noindex,follow" } } : around;
}

async function loadByAddress(context: RequestContext, url: URL, kit: WidgetKit) {
  const split = splitListingPath(url.pathname);
  const address = split && parseCatalogueAddress(split.path);
  if (!address) return null;
  const isFiltered = split.segments.length > 0;
  if (isSharedAddress(address))
    return isFiltered ? null : shown(await loadSharedProduct(context, address, url.searchParams));
  const target = await rememberSlug(context, address.slug);
  const sku = address.variationSku;
  switch (target.kind) {
    case "product":
      return isFiltered ? null : loadProductPage(context, target.id, sku, url.searchParams);
    case "category":
      return sku === null
        ? loadListed(context, target, split.segments, url.searchParams)
        : loadCategoryAfter(context, sku, url.searchParams);
    case "page":
      return sku === null && !isFiltered ? loadCmsPage(context, target.id, kit) : null;
    case "redirect": {
      const path = sku ? productPath(target.slug, sku) : slugPath(target.slug);
      throw redirect(path + segmentsPath(split.segments) + url.search, 301);
    }
    case "none": {
      const path = isFiltered ? null : await findSellersAddress(context, address);
      if (path) throw redirect(path + url.search, 301);
      return null;
    }
  }
}

/** Redirects from an address of an earlier shop (rules addresses-7 and addresses-8). */
async function leaveOldAddress(context: RequestContext, url: URL): Promise<null> {
  const path = await followOldAddress(context, url);
  if (path !== null) throw redirect(path, 301);
  return null;
}

/** A page, or a redirect to where it is now. */
function shown<Page extends { kind: string }>(page: Page | Moved | null): Page | null {
  if (page && isMoved(page)) throw redirect(page.to, page.status);
  return page;
}

const isMoved = (page: { kind: string }): page is Moved => page.kind === "moved";

/** A category, or a redirect to the canonical address of its filters. */
async function loadListed(
  context: RequestContext,
  { id, slug }: { id: number; slug: string },
  segments: string[],
  query: URLSearchParams,
) {
  return shown(await loadCategoryPage(context, id, { basePath: slugPath(slug), segments, query }));
}

/** The category that the segment after `/pv/` names (rule addresses-2). */
async function loadCategoryAfter(context: RequestContext, slug: string, query: URLSearchParams) {
  const target = await rememberSlug(context, slug);
  return target.kind === "category" ? loadListed(context, target, [], query) : null;
}
