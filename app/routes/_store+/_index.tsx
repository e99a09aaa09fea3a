import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaTags } from "~/models/seo/page-meta";
import { loadHomePage } from "~/services/content/load-home-page.server";
import { widgetLoaders } from "~/widgets/registry.server";
import { TemplateView } from "~/widgets/template-view";

/** The home page is the template named Homepage (part 1, §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadHomePage(context, widgetLoaders);
  if (!page) throw new Response("Template not found", { status: 404, statusText: "Template not found" });
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? metaTags(data.meta, ...data.jsonLd) : [];

export default function HomePage() {
  return <TemplateView view={useLoaderData<typeof loader>().view} />;
}
