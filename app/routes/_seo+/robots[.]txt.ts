import type { LoaderFunctionArgs } from "@remix-run/node";
import { localesOf } from "~/models/shops/locales/locale";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { robotsTxt } from "~/models/storefront/robots-txt";
import { sitemapIndexPath } from "~/paths";

/** The shop's robots.txt. */
export function loader({ context }: LoaderFunctionArgs) {
  const prefixes = localesOf(context.shop).flatMap(({ prefix }) => prefix || []);
  const sitemap = `${context.origin}${sitemapIndexPath()}`;
  const text = robotsTxt(publicSettings(context.shop).seo.robots, sitemap, prefixes);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
