import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addCategory, addProduct, addVariable, openTestShop } from "../catalogue/catalogue-fixture.server";
import { templates } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { listSitemapPages, listSitemaps } from "./list-sitemap-pages.server";

const origin = "https://a.example";
const updatedAt = new Date("2026-02-01T10:00:00Z");
let database: TestDatabase;
let ctx: ShopContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openTestShop(database.db);
  const page = { shopId: ctx.shop.id, entityType: "page" as const, renderHtml: "<p></p>", updatedAt };
  await ctx.db.insert(templates).values([
    { ...page, name: "Homepage" },
    { ...page, name: "About", slug: "about" },
    { ...page, name: "404 Page", slug: "page-not-found" },
    { ...page, name: "Footer", entityType: "footer" },
  ]);
  await addCategory(ctx, "mugs", undefined, { updatedAt });
  await addCategory(ctx, "closed", undefined, { isActive: false });
  await addVariable(ctx, "TEE", { Navy: {} }, { updatedAt: new Date("2026-02-09T10:00:00Z") });
  await addProduct(ctx, "OLD", { status: "archived" });
  await addProduct(ctx, "SECRET", { isVisible: false });
});
afterAll(() => database.drop());

it("names every page that is open, and no variation", async () => {
  const pages = await listSitemapPages(ctx, origin, 1);
  expect(pages.map((page) => page.url)).toEqual([
    `${origin}/`,
    `${origin}/about`,
    `${origin}/mugs`,
    `${origin}/tee`,
  ]);
});

it("tells of each sitemap when its newest page changed", async () => {
  expect(await listSitemaps(ctx, origin)).toEqual([
    { url: `${origin}/sitemaps/1.xml`, lastModified: "2026-02-09T10:00:00.000Z" },
  ]);
});

it("has nothing behind the last sitemap and nothing of another shop", async () => {
  expect(await listSitemapPages(ctx, origin, 2)).toEqual([]);
  expect(await listSitemaps(await openTestShop(database.db), origin)).toEqual([]);
});
