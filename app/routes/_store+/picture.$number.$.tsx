import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PicturePage } from "~/components/catalogue/picture-page";
import { reloadsAfter } from "~/components/storefront/following/reloads-after";
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadPicturePage } from "~/services/storefront/load-picture-page.server";

/** A picture of a product on a page of the shop, for browsers without a script (rule gallery-8). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await loadPicturePage(context, params["*"] ?? "", Number(params.number));
  if (page && "kind" in page) throw redirect(page.to, page.status);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return page;
}

export const shouldRevalidate = reloadsAfter;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function PictureRoute() {
  return <PicturePage {...useLoaderData<typeof loader>()} />;
}
