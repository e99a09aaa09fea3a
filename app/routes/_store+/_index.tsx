import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { JsonLd } from "~/components/storefront/json-ld";
import { staticData } from "~/models/platform/page/static-data";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadPreview } from "~/services/content/pages/load-cms-page.server";
import { loadHomePage } from "~/services/content/pages/load-home-page.server";
import { followRedirect } from "~/services/content/redirects/follow-old-address.server";
import { CmsPage } from "~/widgets/cms-page";
import { widgetKit } from "~/widgets/widget-kit.server";

/**
 * The home page is the template named Homepage (rule templates-1); `/?p=12` was a page of an earlier shop.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const moved = namesOldPage(url) ? await followRedirect(context, url) : null;
  if (moved !== null) throw redirect(moved, 301);
  const preview = await loadPreview(context, request, widgetKit);
  const page = preview
    ? { ...preview, jsonLd: staticData<JsonLdItem[]>([], context.isDocument) }
    : await loadHomePage(context, widgetKit);
  return data(page, { status: page.status });
}

const namesOldPage = ({ searchParams: query }: URL) =>
  query.has("p") || query.has("page_id") || query.has("variant");

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function HomePage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <CmsPage page={page} />
      <JsonLd items={page.jsonLd} />
    </>
  );
}
