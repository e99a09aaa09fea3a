import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseSitemapFile, sitemapXml } from "~/models/seo/sitemap";
import { listSitemapPages } from "~/services/seo/list-sitemap-pages.server";

/** One of the shop's sitemaps: at most 50,000 pages. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  // A sitemap of 50,000 pages takes megabytes, which pages that are read by people need more.
  context.doNotCache();
  const number = parseSitemapFile(params.file ?? "");
  const pages = number === null ? [] : await listSitemapPages(context, context.origin, number);
  if (pages.length === 0) throw new Response("Not Found", { status: 404 });
  return new Response(sitemapXml(pages), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
