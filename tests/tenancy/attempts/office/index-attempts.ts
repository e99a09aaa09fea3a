import { bitmapFor, countBits, hasBit } from "~/services/catalogue/index/engine/bitmap.server";
import { findInIndex } from "~/services/catalogue/index/query/find-in-index.server";
import { findWord } from "~/services/catalogue/index/query/find-word.server";
import { buildIndex } from "~/services/catalogue/index/refresh/build-index.server";
import { fillGroupPrices } from "~/services/catalogue/index/refresh/fill-group-prices.server";
import { placeNames } from "~/services/catalogue/index/refresh/place-names.server";
import { refreshWords } from "~/services/catalogue/index/refresh/read-words.server";
import { refreshCategories } from "~/services/catalogue/index/refresh/refresh-categories.server";
import { refreshProducts } from "~/services/catalogue/index/refresh/refresh-products.server";
import { lookUpVideo } from "~/services/content/video/look-up-video.server";
import { readVideoEmbeds } from "~/services/content/video/read-video-embeds.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { listSitemapPages, listSitemaps } from "~/services/storefront/list-sitemap-pages.server";
import { writeSitemap } from "~/services/storefront/write-sitemap.server";
import { failure, videoUrl } from "../../first-shop-names";
import { origin } from "../../own-request";
import type { Attempts } from "../../two-shops";

/** Tries services of catalogue indexes, sitemaps and videos as the second shop with the first shop's rows. */
export const indexAttempts: Attempts = {
  findInIndex: async ({ alpha, beta }) => {
    const looked = {
      keyword: "alpha",
      everything: true,
      firstId: null,
      reading: { looseness: "exact" },
    } as const;
    const { rowIds } = await findInIndex(beta, await buildIndex(alpha), looked);
    if (countBits(rowIds) > 0) throw failure("found products of another shop");
  },
  findWord: async ({ alpha, beta }) => {
    const { all } = await findWord(beta, await buildIndex(alpha), {
      terms: "alpha:*",
      levels: [],
      everything: true,
    });
    if (countBits(all) > 0) throw failure("found products of another shop");
  },
  buildIndex: async ({ beta, mugId }) => {
    if ((await buildIndex(beta)).rowIdOf(mugId) !== undefined)
      throw failure("indexed a product of another shop");
  },
  refreshProducts: async ({ beta, mugId }) => {
    const index = await buildIndex(beta);
    await refreshProducts(beta, index, [mugId]);
    if (index.rowIdOf(mugId) !== undefined) throw failure("indexed a product of another shop");
  },
  refreshWords: async ({ alpha, beta, mugId }) => {
    const index = await buildIndex(alpha);
    await refreshWords(beta, index, [mugId]);
    const into = bitmapFor(index.products.count);
    index.productWords.find([{ words: [{ word: "alpha", isPrefix: true, within: "anywhere" }], into }]);
    if (hasBit(into, index.rowIdOf(mugId) ?? 0)) throw failure("read the words of another shop's product");
  },
  fillGroupPrices: async ({ alpha, beta, mugId }) => {
    const index = await buildIndex(alpha);
    await fillGroupPrices(beta, index, "staff");
    const rowId = index.rowIdOf(mugId) ?? 0;
    const own = index.prices.find("staff")?.products.get(rowId);
    if (own !== index.prices.ofAll.products.get(rowId)) throw failure("read a price of another shop");
  },
  placeNames: async ({ beta, mugId }) => {
    await placeNames(beta, await buildIndex(beta), [mugId]);
  },
  refreshCategories: async ({ beta, category }) => {
    const index = await buildIndex(beta);
    return [...(await refreshCategories(beta, index, [category.id]))];
  },
  lookUpVideo: ({ beta }) => lookUpVideo({ ...beta, config: readConfig({ NODE_ENV: "test" }) }, videoUrl),
  readVideoEmbeds: async ({ beta }) => [...(await readVideoEmbeds(beta, [videoUrl])).values()],
  listSitemaps: ({ beta }) => listSitemaps(beta, origin),
  writeSitemap: async ({ beta }) => new Response(await writeSitemap(beta, origin, 1)).text(),
  listSitemapPages: async ({ beta }) => {
    const pages = await listSitemapPages(beta, origin, 1);
    if (pages.some(({ url }) => url.includes("alpha"))) throw failure("listed a page of another shop");
  },
};
