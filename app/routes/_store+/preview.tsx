import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaTags } from "~/models/shops/pages/page-meta";
import { loadPreview, templateNotFound } from "~/services/content/pages/load-cms-page.server";
import { CmsPage } from "~/widgets/cms-page";
import { widgetKit } from "~/widgets/widget-kit.server";

/**
 * The preview of any template: a page, or a header or footer in its place around the page (rule templates-7).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadPreview(context, request, widgetKit);
  if (!page) throw templateNotFound();
  return data(page, { status: page.status });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? metaTags(page.meta) : []);

export default function PreviewPage() {
  return <CmsPage page={useLoaderData<typeof loader>()} />;
}
