import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseSitemapFile } from "~/models/storefront/sitemap";
import { writeSitemap } from "~/services/storefront/write-sitemap.server";

/** One of the shop's sitemaps: at most 50,000 pages. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  // A sitemap of 50,000 pages takes megabytes, which pages that are read by people need more.
  context.doNotCache();
  const number = parseSitemapFile(params.file ?? "");
  const xml = number === null ? null : await writeSitemap(context, context.origin, number);
  if (!xml) throw new Response("Not Found", { status: 404 });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
