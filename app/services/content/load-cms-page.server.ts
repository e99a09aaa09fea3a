import type { TemplateView } from "~/models/content/template-view";
import { metaText, type PageMeta, robotsDirective, titleWith } from "~/models/seo/page-meta";
import { slugPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";
import { widgetContext } from "../http/widget-context.server";
import { findTemplate, type StoredTemplate } from "./find-template.server";
import { loadTemplateView, type WidgetLoader } from "./load-template-view.server";

/** A CMS page ready to show. */
export type CmsPageData = { kind: "page"; view: TemplateView; meta: PageMeta };

type Loaders = Readonly<Record<string, WidgetLoader | undefined>>;

/** Loads the CMS page of a template id; null when it is not there. */
export async function loadCmsPage(
  context: RequestContext,
  id: number,
  loaders: Loaders,
): Promise<CmsPageData | null> {
  const template = await findTemplate(context, { id });
  return template && cmsPage(context, template, loaders, robotsDirective(context.shop.settings.seo.robots));
}

/** Loads the shop's page-not-found template, to be answered with 404 (part 1, §8); null when the shop has none. */
export async function loadNotFoundPage(
  context: RequestContext,
  loaders: Loaders,
): Promise<CmsPageData | null> {
  const template = await findTemplate(context, { entityType: "page", name: "404 Page" });
  return template && cmsPage(context, template, loaders, "noindex,follow");
}

async function cmsPage(
  context: RequestContext,
  template: StoredTemplate,
  loaders: Loaders,
  robots: string,
): Promise<CmsPageData> {
  const view = await loadTemplateView(await widgetContext(context), template, loaders);
  const meta: PageMeta = {
    title: titleWith(template.metaTitle || template.name, context.shop.settings.seo),
    description: metaText(template.metaDescription),
    canonical: `${context.origin}${slugPath(template.slug ?? "")}`,
    robots,
    imageUrl: "",
    type: "website",
  };
  return { kind: "page", view, meta };
}
