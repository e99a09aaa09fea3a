import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BrandsPage } from "~/components/catalogue/brands-page";
import { JsonLd } from "~/components/storefront/json-ld";
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadBrandsPage } from "~/services/storefront/load-brands-page.server";

/** The shop's brands (rule listings-10). */
export const loader = ({ context }: LoaderFunctionArgs) => loadBrandsPage(context);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? metaTags(data.meta) : []);

export default function BrandsRoute() {
  const { groups, jsonLd } = useLoaderData<typeof loader>();
  return (
    <>
      <BrandsPage groups={groups} />
      <JsonLd items={jsonLd} />
    </>
  );
}
