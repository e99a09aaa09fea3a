import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { CategoryPage } from "~/components/catalogue/category-page";
import { TellEvent } from "~/components/layout/tell-event";
import { ProductPage } from "~/components/product/product-page";
import { parseCatalogueAddress } from "~/models/catalogue/catalogue-address";
import { metaTags } from "~/models/seo/page-meta";
import { cartPath, productPath, slugPath } from "~/paths";
import { loadCategoryPage } from "~/services/catalogue/load-category-page.server";
import { loadProductPage } from "~/services/catalogue/load-product-page.server";
import { resolveSlug } from "~/services/catalogue/resolve-slug.server";
import { loadCmsPage, loadNotFoundPage, loadPreview } from "~/services/content/load-cms-page.server";
import type { RequestContext } from "~/services/http/request-context.server";
import { CmsPage } from "~/widgets/cms-page";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Every address that no other route knows: a CMS page, category or product by slug (part 1, §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page =
    (await loadPreview(context, request, widgetKit)) ??
    (await loadPage(context, params["*"] ?? "", new URL(request.url))) ??
    (await loadNotFoundPage(context, widgetKit));
  if (page) return data(page, { status: "status" in page ? page.status : 200 });
  throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
}

async function loadPage(context: RequestContext, path: string, url: URL) {
  const address = parseCatalogueAddress(path);
  if (!address) return null;
  const target = await resolveSlug(context, address.slug);
  const sku = address.variationSku;
  switch (target.kind) {
    case "product":
      return loadProductPage(context, target.id, sku, url.searchParams);
    case "category":
      return sku === null ? loadCategoryPage(context, target.id, url.searchParams) : null;
    case "page":
      return sku === null ? loadCmsPage(context, target.id, widgetKit) : null;
    case "redirect":
      throw redirect(`${sku ? productPath(target.slug, sku) : slugPath(target.slug)}${url.search}`, 301);
    case "none":
      return null;
  }
}

/** Nothing here depends on the cart: adding to it must not load the page again. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith(cartPath()) ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [];
  return metaTags(page.meta, ...("jsonLd" in page ? page.jsonLd : []));
};

export default function StorePage() {
  const page = useLoaderData<typeof loader>();
  switch (page.kind) {
    case "category":
      return <CategoryPage category={page.category} listing={page.listing} />;
    case "product":
      return (
        <>
          <ProductPage product={page.product} related={page.related} updatedBy={page.updatedBy} />
          <TellEvent event={{ name: "view_item", product_id: page.product.id }} />
        </>
      );
    default:
      return <CmsPage page={page} />;
  }
}
