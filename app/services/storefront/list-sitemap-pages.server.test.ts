import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { categories } from "~/tables/catalogue/catalogue";
import { templates } from "~/tables/content/content";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import {
  addCategory,
  addProduct,
  addVariable,
  openTestShop,
} from "../catalogue/products/catalogue-fixture.server";
import { byTest } from "../shops/audit/actor-fixture.server";
import { shopKey } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { listSitemapPages, listSitemaps } from "./list-sitemap-pages.server";
import { writeSitemap } from "./write-sitemap.server";

const origin = "https://a.example";
const updatedAt = new Date("2026-02-01T10:00:00Z");
const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  const page = { ...shopKey(ctx), entityType: "page" as const, renderHtml: "<p></p>", updatedAt };
  await byTest(database.db, (db) =>
    db.insert(templates).values([
      { ...page, name: "Homepage" },
      { ...page, name: "About", slug: "about" },
      { ...page, name: "404 Page", slug: "page-not-found" },
      { ...page, name: "Gone", slug: "gone", is404Page: true },
      { ...page, name: "Draft", slug: "draft", isPreviewOnly: true },
      { ...page, name: "Thanks", slug: "thanks", seoCrawlerSetting: "noindex_follow" },
      { ...page, name: "Footer", entityType: "footer" },
    ]),
  );
  await addCategory(ctx, "mugs", undefined, { updatedAt });
  await addCategory(ctx, "closed", undefined, { isActive: false });
  await addCategory(ctx, "outlet", undefined, { seoCrawlerSetting: "noindex_nofollow" });
  await addVariable(ctx, "TEE", { Navy: {} }, { updatedAt: new Date("2026-02-09T10:00:00Z") });
  await addProduct(ctx, "OLD", { status: "archived" });
  await addProduct(ctx, "SECRET", { isVisible: false });
});

it("names every page that is open, and no variation", async () => {
  const pages = await listSitemapPages(ctx, origin, 1);
  expect(pages.map((page) => page.url)).toEqual([
    `${origin}/`,
    `${origin}/about`,
    `${origin}/mugs`,
    `${origin}/tee`,
  ]);
});

it("lists each sitemap with the time of its newest page", async () => {
  expect(await listSitemaps(ctx, origin)).toEqual([
    { url: `${origin}/sitemaps/1.xml`, lastModified: "2026-02-09T10:00:00.000Z" },
  ]);
});

it("has nothing behind the last sitemap and nothing of another shop", async () => {
  expect(await listSitemapPages(ctx, origin, 2)).toEqual([]);
  expect(await listSitemaps(await openTestShop(database.db), origin)).toEqual([]);
});

it("names of a shop that is not to be indexed only what says otherwise itself", async () => {
  const settings = { ...ctx.shop.settings, seo: { robots: "noindex_follow" as const, title_suffix: "" } };
  const hidden = { ...ctx, shop: { ...ctx.shop, settings } };
  expect(await listSitemapPages(hidden, origin, 1)).toEqual([]);
  const ofShop = and(eq(categories.tenantId, ctx.tenant.id), eq(categories.slug, "mugs"));
  await byTest(database.db, (db) =>
    db.update(categories).set({ seoCrawlerSetting: "index_nofollow" }).where(ofShop),
  );
  const pages = await listSitemapPages(hidden, origin, 1);
  expect(pages.map((page) => page.url)).toEqual([`${origin}/mugs`]);
});

describe("a shop with more pages than a sitemap names", () => {
  it("has several, each with the moment its own newest page changed", async () => {
    expect(await listSitemaps(ctx, origin, 3)).toEqual([
      { url: `${origin}/sitemaps/1.xml`, lastModified: "2026-02-01T10:00:00.000Z" },
      { url: `${origin}/sitemaps/2.xml`, lastModified: "2026-02-09T10:00:00.000Z" },
    ]);
  });

  it.each([1, 2, 3, 5])("has every page in one of them once, written %i at a time", async (chunk) => {
    const written: string[] = [];
    for (const number of [1, 2]) {
      const xml = await new Response(await writeSitemap(ctx, origin, number, { limit: 3, chunk })).text();
      expect(xml).toMatch(/^<\?xml [^\n]+\n<urlset [^\n]+\n(<url><loc>.+<\/url>\n)+<\/urlset>\n$/);
      written.push(...[...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url ?? ""));
    }
    expect(written).toEqual(["/", "/about", "/mugs", "/tee"].map((path) => origin + path));
  });

  it("has no third", async () => {
    expect(await writeSitemap(ctx, origin, 3, { limit: 3, chunk: 2 })).toBeNull();
  });

  it("hands over the first pages before the last are read", async () => {
    const stream = await writeSitemap(ctx, origin, 1, { limit: 10, chunk: 1 });
    const reader = stream?.getReader();
    const opening = await reader?.read();
    const first = await reader?.read();
    expect(new TextDecoder().decode(opening?.value)).toContain("<urlset");
    expect(new TextDecoder().decode(first?.value)).toMatch(/^<url><loc>[^<]+<\/loc>.*<\/url>\n$/);
    await reader?.cancel();
  });
});
