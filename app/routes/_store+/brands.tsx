import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BrandsPage } from "~/components/catalogue/brands-page";
import { metaTags, robotsDirective, titleWith } from "~/models/seo/page-meta";
import { brandsPath } from "~/paths";
import { listBrands } from "~/services/catalogue/list-brands.server";

/** The shop's brands (part 1, §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { seo } = context.shop.settings;
  context.shows("catalogue");
  return {
    brands: await listBrands(context),
    meta: {
      title: titleWith("Brands", seo),
      description: "",
      canonical: `${context.origin}${brandsPath()}`,
      robots: robotsDirective(seo.robots),
      imageUrl: "",
      type: "website" as const,
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? metaTags(data.meta) : []);

export default function BrandsRoute() {
  return <BrandsPage brands={useLoaderData<typeof loader>().brands} />;
}
