// @public

import { absoluteUrl } from "~/models/platform/page/absolute-url";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { alternatesOf, pageUrl } from "~/models/shops/locales/page-url";
import { contactEmail } from "~/models/shops/mail/contact-email";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { metaText, plainDescription } from "~/models/shops/pages/page-meta";
import { organizationJsonLd, type Site, webSiteJsonLd } from "~/models/shops/pages/site-json-ld";
import { shopTitle } from "~/models/shops/settings/shop-title";
import { homePath, searchPath } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { WidgetKit } from "../widgets/widget-kit";
import { type CmsPageData, pageOfTemplate, templateNotFound } from "./load-cms-page.server";
import { rememberTemplate } from "./remember-template.server";

/** The home page ready to show; `jsonLd` is what it tells search engines. */
export type HomePageData = CmsPageData & { jsonLd: StaticData<JsonLdItem[]> };

/** Loads the home page: the template named Homepage (rule templates-1). @throws 404 'Template not found' */
export async function loadHomePage(context: RequestContext, kit: WidgetKit): Promise<HomePageData> {
  const template = await rememberTemplate(context, { entityType: "page", name: "Homepage" });
  if (!template) throw templateNotFound();
  const page = await pageOfTemplate(context, template, kit);
  const { origin, shop } = context;
  const { general } = shop.settings;
  const url = pageUrl(context, homePath());
  const logoUrl = general.logo ? absoluteUrl(origin, general.logo) : "";
  const site: Site = {
    name: shopTitle(shop),
    url,
    logoUrl,
    email: contactEmail(shop),
    phone: general.phone,
  };
  const description = metaText(template.metaDescription) || plainDescription(site.name, shop);
  const image = logoUrl ? { url: logoUrl, width: null, height: null, alt: site.name } : null;
  const alternates = page.meta.alternates.length > 0 ? alternatesOf(shop, url) : [];
  return {
    ...page,
    meta: {
      ...page.meta,
      title: template.metaTitle || shop.name,
      description,
      canonical: url,
      alternates,
      image,
    },
    jsonLd: staticData(
      [
        organizationJsonLd(site),
        webSiteJsonLd(site, `${pageUrl(context, searchPath())}?q={search_term_string}`),
      ],
      context.isDocument,
    ),
  };
}
