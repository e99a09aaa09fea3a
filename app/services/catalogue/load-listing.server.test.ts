import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { openRequest } from "../content/content-fixture.server";
import type { Db } from "../db/open-pool.server";
import { DataCache } from "../http/data-cache.server";
import { createLog } from "../http/log.server";
import type { RequestContext } from "../http/request-context.server";
import type { ShopContext } from "../shop-context.server";
import { addCategory, addProduct, openTestShop } from "./catalogue-fixture.server";
import { loadCategoryPage } from "./load-category-page.server";
import { loadSearchPage } from "./load-search-page.server";

let database: TestDatabase;
let ctx: ShopContext;
let logged = "";
let rugs: Awaited<ReturnType<typeof addCategory>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  logged = "";
  const log = createLog({ write: (line) => (logged += line) });
  ctx = { ...(await openTestShop(database.db)), log };
  rugs = await addCategory(ctx, "rugs");
});

const addressOf = (basePath: string, segments: string[] = [], query = "") => ({
  basePath,
  segments,
  query: new URLSearchParams(query),
});

/** The database as it is when it has just gone away. */
const goneDatabase = new Proxy({} as Db, {
  get() {
    throw new Error("the database is gone");
  },
});

/** A request that comes when the category's own words have been read before, and something cannot be had since. */
async function requestWithout(...parts: ("index" | "database")[]) {
  const cache = new DataCache(Date.now);
  await category(openRequest(ctx, undefined, cache).context);
  await addProduct(ctx, "RUG", { in: rugs });
  const { context, notes } = openRequest(ctx, undefined, cache);
  if (parts.includes("index")) context.catalogue.find = async () => null;
  return { context: parts.includes("database") ? { ...context, db: goneDatabase } : context, notes };
}

const category = (context: RequestContext, segments: string[] = [], query = "") =>
  loadCategoryPage(context, rugs.id, addressOf("/rugs", segments, query));

test("a listing without its index is read from the database", async () => {
  const { context, notes } = await requestWithout("index");
  const page = await category(context);
  expect(page).toMatchObject({ category: { name: "RUGS" }, listing: { products: [{ sku: "RUG" }] } });
  expect(page).not.toHaveProperty("listing.isMissing");
  expect(notes.isCacheable).toBe(false);
});

describe("a listing that cannot be loaded is logged and missing, and its page stands", () => {
  test.each([
    ["while its products cannot be read", ["database"], [], ""],
    ["without index and database", ["index", "database"], [], ""],
    ["at a later page", ["index", "database"], [], "page=3"],
    ["when filters are asked for without an index", ["index"], ["price", "1-20"], ""],
  ] as const)("%s", async (_, parts, segments, query) => {
    const { context, notes } = await requestWithout(...parts);
    expect(await category(context, [...segments], query)).toMatchObject({
      category: { name: "RUGS" },
      listing: { products: [], isMissing: true },
    });
    expect(logged).toContain("listing could not be loaded");
    expect(notes.isCacheable).toBe(false);
  });

  test("of a search", async () => {
    const { context } = await requestWithout("index", "database");
    expect(await loadSearchPage(context, addressOf("/search", [], "q=rug"))).toMatchObject({
      keyword: "rug",
      listing: { products: [], isMissing: true },
    });
  });
});
