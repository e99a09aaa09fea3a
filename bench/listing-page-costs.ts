import type { ServerBuild } from "@remix-run/node";
import { createPageRenderer } from "~/composition/page-cache/render-page.server";
import type { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { PageEditors } from "~/services/content/builder/page-editors.server";
import { AddressCounts } from "~/services/content/tracking/address-counts.server";
import { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { DataCache } from "~/services/shops/changes/data-cache.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { createSecretBox } from "~/services/shops/secrets/secret-box.server";
import { median } from "./measure";

const sorts = [
  "newest-desc",
  "bestseller-desc",
  "featured-desc",
  "price-asc",
  "price-desc",
  "name-asc",
  "name-desc",
];
const pages = [1, 2, 3, 4, 5];
const warmUps = 4;
const host = "big.localhost";

/** Keywords whose first pages are searched for; each finds something at any size. */
const keywords = ["oak", "armchair", "linen", "mug", "halden", "modern", "gla", "tide oak"];
const searchTurns = 5;

/**
 * What an uncached page costs, ms: a listing page on the processor of this process, and, in turns, the first
 * page of a category and of a search until they are there (medians). Before each of them all that was
 * remembered is forgotten, the words of searches too, so that nothing is spared but the making of the index.
 */
export type PageCosts = { pageCpuMs: number; categoryPageMs: number; searchPageMs: number };

/**
 * @param slug a category of at least five pages
 * @param other another one, to warm up with
 */
export async function listingPageCosts(
  ctx: ShopContext,
  catalogue: CatalogueIndexes,
  { slug, other }: { slug: string; other: string },
): Promise<PageCosts> {
  const build = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild;
  const data = new DataCache(Date.now, 32_000_000);
  const render = createPageRenderer({
    fileStore: createDiskStore("/nowhere"),
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    build,
    catalogue,
    data,
    originOf: () => `http://${host}`,
    config: readConfig({ NODE_ENV: "production" }),
    places: new PostalPlaces(),
    messageStreams: new MessageStreams(Date.now),
    pageEditors: new PageEditors(Date.now),
    addressCounts: new AddressCounts(ctx),
    searchCounts: new SearchCounts(ctx),
    secret: "x".repeat(32),
    box: createSecretBox("x"),
    shops: { find: async () => ctx.shop, forget: () => {}, clear: () => {}, sizeBytes: 0 },
  });
  const renderPage = async (path: string) => {
    data.clear();
    const request = new Request(`http://${host}${path}`, { headers: { host } });
    if (!(await render(request, "bench"))) throw new Error(`${request.url} was not rendered`);
  };
  const renderAll = async (category: string) => {
    for (const sort of sorts)
      for (const page of pages) await renderPage(`/${category}?sort=${sort}&page=${page}`);
  };
  const msOf = async (path: string) => {
    const found = await catalogue.find(ctx.shop, "until-built");
    found?.index.words.forget();
    found?.index.forgetAnswers();
    const startedMs = performance.now();
    await renderPage(path);
    return performance.now() - startedMs;
  };
  for (let turn = 0; turn < warmUps; turn++) await renderAll(other);
  const before = process.cpuUsage();
  await renderAll(slug);
  const { user, system } = process.cpuUsage(before);
  const times = { category: [] as number[], search: [] as number[] };
  for (let turn = 0; turn <= searchTurns; turn++)
    for (const [at, keyword] of keywords.entries()) {
      const category = await msOf(`/${slug}?sort=${sorts[at % sorts.length]}`);
      const search = await msOf(`/search?q=${encodeURIComponent(keyword)}`);
      if (turn === 0) continue;
      times.category.push(category);
      times.search.push(search);
    }
  return {
    pageCpuMs: (user + system) / 1000 / (sorts.length * pages.length),
    categoryPageMs: median(times.category),
    searchPageMs: median(times.search),
  };
}
