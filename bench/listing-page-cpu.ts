import type { ServerBuild } from "@remix-run/node";
import type { CatalogueIndexes } from "~/services/catalogue-index/catalogue-indexes.server";
import { readConfig } from "~/services/config/read-config.server";
import { DataCache } from "~/services/http/data-cache.server";
import { createPageRenderer } from "~/services/http/render-page.server";
import { PostalPlaces } from "~/services/location/postal-places.server";
import { createSecretBox } from "~/services/secrets/secret-box.server";
import type { ShopContext } from "~/services/shop-context.server";

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

/**
 * CPU of this process for one listing page, ms. Each page is another one, and all that was remembered is forgotten before
 * it, so that nothing is spared but the making of the index.
 * @param slug a category of at least five pages
 * @param other another one, to warm up with
 */
export async function listingPageCpuMs(
  ctx: ShopContext,
  catalogue: CatalogueIndexes,
  { slug, other }: { slug: string; other: string },
): Promise<number> {
  const build = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild;
  const data = new DataCache(Date.now, 32_000_000);
  const render = createPageRenderer({
    ...{ db: ctx.db, log: ctx.log, now: ctx.now, build, catalogue, data },
    originOf: () => `http://${host}`,
    config: readConfig({ NODE_ENV: "production" }),
    places: new PostalPlaces(),
    secret: "x".repeat(32),
    box: createSecretBox("x"),
    shops: { find: async () => ctx.shop, forget: () => {}, clear: () => {} },
  });
  const renderAll = async (category: string) => {
    for (const sort of sorts)
      for (const page of pages) {
        data.clear();
        const request = new Request(`http://${host}/${category}?sort=${sort}&page=${page}`, {
          headers: { host },
        });
        if (!(await render(request, "bench"))) throw new Error(`${request.url} was not rendered`);
      }
  };
  for (let turn = 0; turn < warmUps; turn++) await renderAll(other);
  const before = process.cpuUsage();
  await renderAll(slug);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (sorts.length * pages.length);
}
