import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage } from "~/components/catalogue/search-page";
import { reloadsAfter } from "~/components/storefront/following/reloads-after";
import { JsonLd } from "~/components/storefront/json-ld";
import { listingAnswer } from "~/models/catalogue/listing/listing-answer";
import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { metaTags } from "~/models/shops/pages/page-meta";
import { searchPath } from "~/paths";
import { loadPageTypeView } from "~/services/content/pages/load-cms-page.server";
import { loadSearchPage } from "~/services/storefront/load-search-page.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Search results (rule search-5); filters follow `/search` as they follow a category. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const split = splitListingPath(pathname);
  const isSearch = split !== null && `/${split.path}` === searchPath();
  const address = { basePath: searchPath(), segments: split?.segments ?? [], query: searchParams };
  const page = isSearch ? await loadSearchPage(context, address) : null;
  if (page?.kind === "moved") throw redirect(page.to, page.status);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  // The owner's page named Search appears above the results (rule search-6).
  const view = await loadPageTypeView(context, "Search", widgetKit);
  return data({ ...page, view }, listingAnswer(page.listing));
}

/** Remix leaves a loader's own headers out of a page that does not ask for them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = reloadsAfter;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function SearchRoute() {
  const { keyword, listing, pages, offered, jsonLd, view } = useLoaderData<typeof loader>();
  return (
    <>
      {view ? <TemplateView view={view} /> : null}
      <SearchPage keyword={keyword} listing={listing} pages={pages} offered={offered} />
      <JsonLd items={jsonLd} />
    </>
  );
}
