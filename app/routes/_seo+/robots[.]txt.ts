import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { robotsTxt } from "~/models/storefront/robots-txt";
import { sitemapIndexPath } from "~/paths";

/** The shop's robots.txt. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = robotsTxt(publicSettings(context.shop).seo.robots, `${context.origin}${sitemapIndexPath()}`);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
