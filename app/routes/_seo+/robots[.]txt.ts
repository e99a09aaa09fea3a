import type { LoaderFunctionArgs } from "@remix-run/node";
import { robotsTxt } from "~/models/seo/robots-txt";
import { publicSettings } from "~/models/shops/shop-settings";
import { sitemapIndexPath } from "~/paths";

/** The shop's robots.txt. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = robotsTxt(publicSettings(context.shop).seo.robots, `${context.origin}${sitemapIndexPath()}`);
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
