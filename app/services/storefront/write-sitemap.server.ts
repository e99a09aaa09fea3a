// @public

import { localesOf } from "~/models/shops/locales/locale";
import { sitemapLines, sitemapOpening, urlsetClosing } from "~/models/storefront/sitemap";
import type { ShopContext } from "../shops/context/shop-context.server";
import { listSitemapPages } from "./list-sitemap-pages.server";
import { inLanguages, pagesOfSitemap } from "./sitemap-languages.server";

/** Pages written at once: between two of these chunks other requests have their turn. */
const chunkPages = 5000;

/**
 * One of the shop's sitemaps as a stream of UTF-8, so that its megabytes never lie in memory whole; null when
 * the shop has no such sitemap.
 */
export async function writeSitemap(
  ctx: ShopContext,
  origin: string,
  number: number,
  { limit, chunk }: { limit: number; chunk: number } = { limit: pagesOfSitemap(ctx.shop), chunk: chunkPages },
): Promise<ReadableStream<Uint8Array> | null> {
  const read = (from: number) => listSitemapPages(ctx, origin, number, { from, count: chunk, limit });
  const first = await read(0);
  if (first.length === 0) return null;
  const encoder = new TextEncoder();
  let from = 0;
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(sitemapOpening("urlset", localesOf(ctx.shop).length > 1))),
    async pull(controller) {
      const pages = from === 0 ? first : await read(from);
      from += chunk;
      if (pages.length > 0)
        controller.enqueue(encoder.encode(sitemapLines("url", inLanguages(ctx.shop, pages))));
      if (pages.length === chunk && from < limit) return;
      controller.enqueue(encoder.encode(urlsetClosing));
      controller.close();
    },
  });
}
