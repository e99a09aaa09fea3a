import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reloadsAfter } from "~/components/storefront/following/reloads-after";
import { JsonLd } from "~/components/storefront/json-ld";
import { SellerPage } from "~/components/storefront/seller/seller-page";
import { SellersPage } from "~/components/storefront/seller/sellers-page";
import { listingAnswer } from "~/models/catalogue/listing/listing-answer";
import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { metaTags } from "~/models/shops/pages/page-meta";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { loadSellerPage } from "~/services/storefront/load-seller-page.server";
import { loadSellersPage } from "~/services/storefront/load-sellers-page.server";

/** A marketplace's sellers, or with a code one seller and its catalogue (rules sellers-3 and sellers-4). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.shop.type === "marketplace" ? await loadPage(context, new URL(request.url)) : null;
  if (page?.kind === "moved") throw redirect(page.to, page.status);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return data(page, page.kind === "seller" && page.listing ? listingAnswer(page.listing) : undefined);
}

async function loadPage(context: RequestContext, { pathname, searchParams }: URL) {
  const split = splitListingPath(pathname);
  const [, code, ...more] = split?.path.split("/") ?? [];
  if (!split || more.length > 0) return null;
  if (!code) return split.segments.length > 0 ? null : loadSellersPage(context, searchParams);
  return loadSellerPage(context, code, { segments: split.segments, query: searchParams });
}

/** Remix leaves a loader's own headers out of a page that does not ask for them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = reloadsAfter;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function SellerRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      {page.kind === "sellers" ? <SellersPage {...page} /> : <SellerPage {...page} />}
      <JsonLd items={page.jsonLd} />
    </>
  );
}
