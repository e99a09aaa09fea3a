import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapIndexXml } from "~/models/storefront/sitemap";
import { listSitemaps } from "~/services/storefront/list-sitemap-pages.server";

/** The shop's sitemaps, for search engines. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.addCacheTags("catalogue");
  const xml = sitemapIndexXml(await listSitemaps(context, context.origin));
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
