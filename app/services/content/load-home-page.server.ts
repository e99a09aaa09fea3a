import type { TemplateView } from "~/models/content/template-view";
import { absoluteUrl } from "~/models/seo/absolute-url";
import { type PageMeta, robotsDirective } from "~/models/seo/page-meta";
import { organizationJsonLd, type Site, webSiteJsonLd } from "~/models/seo/site-json-ld";
import { homePath, searchPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";
import { widgetContext } from "../http/widget-context.server";
import { findTemplate } from "./find-template.server";
import { loadTemplateView, type WidgetLoader } from "./load-template-view.server";

/** The home page ready to show; `jsonLd` is for the page's head. */
export type HomePageData = { view: TemplateView; meta: PageMeta; jsonLd: Record<string, unknown>[] };

/** Loads the page of the template named Homepage (part 1, §2); null when the shop has none. */
export async function loadHomePage(
  context: RequestContext,
  loaders: Readonly<Record<string, WidgetLoader | undefined>>,
): Promise<HomePageData | null> {
  const template = await findTemplate(context, { entityType: "page", name: "Homepage" });
  if (!template) return null;
  const { origin, shop } = context;
  const { general, seo } = shop.settings;
  const url = `${origin}${homePath()}`;
  const logoUrl = general.logo ? absoluteUrl(origin, general.logo) : "";
  const site: Site = {
    name: general.app.name || shop.name,
    url,
    logoUrl,
    email: general.email,
    phone: general.phone,
  };
  return {
    view: await loadTemplateView(await widgetContext(context), template, loaders),
    meta: {
      title: template.metaTitle || shop.name,
      description: template.metaDescription,
      canonical: url,
      robots: robotsDirective(seo.robots),
      imageUrl: logoUrl,
      type: "website",
    },
    jsonLd: [
      organizationJsonLd(site),
      webSiteJsonLd(site, `${origin}${searchPath()}?q={search_term_string}`),
    ],
  };
}
