import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JsonLd } from "~/components/storefront/json-ld";
import { reloadsAfter } from "~/components/storefront/reloads-after";
import { TellEvent } from "~/components/storefront/tell-event";
import type { RefusedChoices } from "~/components/storefront/use-choices";
import type { PageHandle } from "~/components/ui/styled-page";
import { isSharedAddress, parseCatalogueAddress } from "~/models/catalogue/catalogue-address";
import { segmentsPath } from "~/models/catalogue/filter-path";
import { listingAnswer } from "~/models/catalogue/listing-answer";
import { splitListingPath } from "~/models/catalogue/split-listing-path";
import { cartFormSchema } from "~/models/selling/cart-form";
import { metaTags } from "~/models/shops/page-meta";
import { productPath, slugPath } from "~/paths";
import type { Moved } from "~/services/catalogue/listing-address.server";
import { loadCategoryPage } from "~/services/catalogue/load-category-page.server";
import { rememberSlug } from "~/services/catalogue/remember-slug.server";
import { followOldAddress } from "~/services/content/follow-old-address.server";
import { loadCmsPage, loadNotFoundPage, loadPreview } from "~/services/content/load-cms-page.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import type { RequestContext } from "~/services/shops/request-context.server";
import { answerProductForm } from "~/services/storefront/answer-product-form.server";
import { loadProductPage } from "~/services/storefront/load-product-page.server";
import { findSellersAddress, loadSharedProduct } from "~/services/storefront/load-shared-product.server";
import { CataloguePage } from "~/widgets/catalogue-page";
import { CmsPage } from "~/widgets/cms-page";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Every address that no other route matches: a CMS page, category or product by slug (rule addresses-1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page =
    (await loadPreview(context, request, widgetKit)) ??
    (await loadPage(context, url)) ??
    (await leaveOldAddress(context, url)) ??
    (await loadNotFoundPage(context, widgetKit));
  if (page && "listing" in page) return data(page, listingAnswer(page.listing));
  if (page) return data(page, { status: "status" in page ? page.status : 200 });
  throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
}

async function loadPage(context: RequestContext, url: URL) {
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
      return sku === null && !isFiltered ? loadCmsPage(context, target.id, widgetKit) : null;
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

/**
 * A product's form without a script; its refusal is shown on the page, with what was typed (rule options-5).
 */
export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: cartFormSchema }, (form, posted) =>
    answerProductForm(context, request, { form, posted }),
  );
}

/** Remix leaves a loader's own headers out of a page that does not ask for them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = reloadsAfter;

export const handle: PageHandle = {
  pageOf: (page) => ((page as { kind: string } | undefined)?.kind === "product" ? "product" : undefined),
};

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function StorePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ refused?: RefusedChoices }>();
  switch (page.kind) {
    case "category":
      return (
        <>
          <CataloguePage type="category-page" category={page.category} listing={page.listing} />
          <JsonLd items={page.jsonLd} />
        </>
      );
    case "product":
      return (
        <>
          <CataloguePage type="product-page" {...page} refused={answer?.refused ?? null} />
          <JsonLd items={page.jsonLd} />
          <TellEvent event={{ name: "view_item", product_id: page.product.id }} />
        </>
      );
    default:
      return <CmsPage page={page} />;
  }
}
