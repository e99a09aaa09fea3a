import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addCategory, addProduct, changeOffer, openTestShop } from "../products/catalogue-fixture.server";
import { CatalogueIndexes } from "./catalogue-indexes.server";
import { queryListing } from "./query/index-fixture.server";
import type { FoundIndex } from "./shop-index.server";

const database = withTestDatabase();
let ctx: ShopContext;
let categoryId: number;
let mugId: number;
let indexes: CatalogueIndexes;
let told: { shopId: string; tags: string[] }[];

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  const category = await addCategory(ctx, "mugs");
  categoryId = category.id;
  mugId = await addProduct(ctx, "MUG", { in: category, priceMinor: 1000 });
  told = [];
  const onChange = (shopId: string, tags: string[]) => told.push({ shopId, tags });
  indexes = new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange });
});

const lowestPrice = ({ index }: FoundIndex) => {
  const base = { kind: "category" as const, categoryId };
  const sort = { field: "id", direction: "desc" } as const;
  const query = { base, filters: noFilters, sort, page: 1, limit: 24, canSeePrices: true };
  return queryListing(index, query).facets.find(({ code }) => code === "price")?.min;
};
const setPrice = (finalPriceMinor: number) => changeOffer(ctx, mugId, { finalPriceMinor });
const found = async () => {
  const index = await indexes.find(ctx.shop, "until-built");
  if (!index) throw new Error("there is no index");
  return index;
};

describe("the index of a shop", () => {
  it("is built at the first visit", async () => {
    expect(lowestPrice(await found())).toBe(1000);
  });

  it("shows a change announced before the query", async () => {
    await found();
    await setPrice(700);
    indexes.change({ ownerId: ctx.tenant.id, tags: [`product:${mugId}`] });
    expect(lowestPrice(await found())).toBe(700);
  });

  it("reports which listings a change affects", async () => {
    await found();
    await setPrice(700);
    indexes.change({ ownerId: ctx.tenant.id, tags: [`product:${mugId}`] });
    await found();
    expect(told).toEqual([{ shopId: ctx.shop.id, tags: [`listing:${categoryId}`, "catalogue"] }]);
  });

  it("reports nothing if no listing changed", async () => {
    await found();
    indexes.change({ ownerId: ctx.tenant.id, tags: [`product:${mugId}`] });
    await found();
    expect(told).toEqual([]);
  });

  it.each([
    ["the whole shop changed", { tags: ["shop"] }],
    ["changes may have been missed", null],
  ])("is stale and must not be cached while it is rebuilt because %s", async (_, change) => {
    await found();
    await setPrice(700);
    indexes.change(change && { ownerId: ctx.tenant.id, ...change });
    expect((await found()).isFresh).toBe(false);
    await expect.poll(async () => (await found()).isFresh).toBe(true);
    expect(lowestPrice(await found())).toBe(700);
  });

  it("includes changes made during the build", async () => {
    const first = indexes.find(ctx.shop, "until-built");
    await setPrice(700);
    indexes.change({ ownerId: ctx.tenant.id, tags: [`product:${mugId}`] });
    await first;
    expect(lowestPrice(await found())).toBe(700);
  });

  it("is rebuilt for other filter groups", async () => {
    await found();
    const filters = [{ code: "brand", label: "", seo_index: false, hidden: false }];
    const settings = { ...ctx.shop.settings, catalogue: { ...ctx.shop.settings.catalogue, filters } };
    await byTest(database.db, (db) => db.update(shops).set({ settings }).where(eq(shops.id, ctx.shop.id)));
    const changed = { ...ctx.shop, settings };
    await expect
      .poll(async () => (await indexes.find(changed, "until-built"))?.index.groups.map(({ code }) => code))
      .toEqual(["brand"]);
  });

  it("is null for a deleted shop", async () => {
    const gone = { ...ctx.shop, id: "00000000-0000-4000-8000-000000000000" };
    expect(await indexes.find(gone, "until-built")).toBeNull();
  });
});
