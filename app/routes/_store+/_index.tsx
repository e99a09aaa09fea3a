import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findTemplate } from "~/services/content/find-template.server";
import { loadTemplateView } from "~/services/content/load-template-view.server";
import { widgetContext } from "~/services/http/widget-context.server";
import { widgetLoaders } from "~/widgets/registry.server";
import { TemplateView } from "~/widgets/template-view";

/** The home page is the template named Homepage (part 1, §2). */
export async function loader({ context }: LoaderFunctionArgs) {
  const template = await findTemplate(context, { entityType: "page", name: "Homepage" });
  if (!template) throw new Response("Template not found", { status: 404, statusText: "Template not found" });
  return {
    title: template.metaTitle || context.shop.name,
    description: template.metaDescription,
    url: `${context.origin}/`,
    view: await loadTemplateView(await widgetContext(context), template, widgetLoaders),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: data.title },
        { name: "description", content: data.description },
        { tagName: "link", rel: "canonical", href: data.url },
        { property: "og:title", content: data.title },
        { property: "og:type", content: "website" },
        { property: "og:url", content: data.url },
      ]
    : [];

export default function HomePage() {
  return <TemplateView view={useLoaderData<typeof loader>().view} />;
}
