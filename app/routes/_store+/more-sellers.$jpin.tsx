import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MoreSellersPage } from "~/components/storefront/seller/more-sellers-page";
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadMoreSellers } from "~/services/catalogue/offers/load-more-sellers.server";

/** Every offer of a product or variation (rule sellers-10); the panel over a product's page loads it, too. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const page = await loadMoreSellers(context, params.jpin ?? "", new URL(request.url).searchParams);
  if (page?.kind === "moved") throw redirect(page.to, page.status);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function MoreSellersRoute() {
  return <MoreSellersPage {...useLoaderData<typeof loader>()} />;
}
