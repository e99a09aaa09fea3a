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
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadSellerAddress } from "~/services/storefront/load-seller-address.server";
import { Surrounded } from "~/widgets/surrounded";
import { widgetKit } from "~/widgets/widget-kit.server";

/** A marketplace's sellers, or with a code one seller and its catalogue (rules sellers-3 and sellers-4). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadSellerAddress(context, request, widgetKit);
  if (page?.kind === "moved") throw redirect(page.to, page.status);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return data(page, page.kind === "seller" && page.listing ? listingAnswer(page.listing) : undefined);
}

/** Remix leaves a loader's own headers out of a page that does not ask for them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = reloadsAfter;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function SellerRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      {page.kind === "sellers" ? (
        <SellersPage {...page} />
      ) : (
        <Surrounded by={page.around}>
          <Surrounded by={page.built ?? undefined}>
            <SellerPage {...page} />
          </Surrounded>
        </Surrounded>
      )}
      <JsonLd items={page.jsonLd} />
    </>
  );
}
