import { beforeEach, describe, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openRequest } from "../../content/pages/content-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { createLog } from "../../platform/log/log.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadSearchPage } from "../../storefront/load-search-page.server";
import { loadCategoryPage } from "../categories/load-category-page.server";
import { addCategory, addProduct, openTestShop, testCustomer } from "../products/catalogue-fixture.server";
import { listSortedProducts } from "./list-sorted-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let logged = "";
let rugs: Awaited<ReturnType<typeof addCategory>>;
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

/**
 * A request that comes when the category's own words have been read before, and something cannot be had
 * since.
 */
async function requestWithout(...parts: ("index" | "database")[]) {
  const cache = new DataCache(Date.now, 1_000_000);
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
  expect(page).toMatchObject({
    category: { name: "RUGS" },
    listing: { products: { data: [{ sku: "RUG" }] } },
  });
  expect(page).not.toHaveProperty("listing.isMissing");
  expect(notes.isCacheable).toBe(false);
});

describe("a customer whose group has prices of its own", () => {
  beforeEach(async () => {
    const levels = [{ minQty: 1, priceMinor: 560, customerGroups: ["wholesale"] }];
    await addProduct(ctx, "OAK", { in: rugs, priceMinor: 2100, levels });
    await addProduct(ctx, "ELM", { in: rugs, priceMinor: 900 });
  });
  const wholesale = { ...anonymousVisitor, customer: testCustomer({ group: "wholesale" }) };
  const listing = async (visitor: Visitor, segments: string[] = [], query = "") => {
    const { context } = openRequest(ctx);
    context.visitor = async () => visitor;
    const page = await category(context, segments, query);
    return page && "listing" in page ? page.listing : null;
  };
  const skus = async (...asked: Parameters<typeof listing>) =>
    (await listing(...asked))?.products.data?.map(({ sku }) => sku);

  test("is shown, and finds, a product at that price and at no other", async () => {
    const found = await listing(wholesale, ["price=5,6"]);
    expect(found?.products.data).toMatchObject([{ sku: "OAK", price: { priceMinor: 560 } }]);
    expect(await skus(wholesale, ["price=20,22"])).toEqual([]);
    expect(await skus(anonymousVisitor, ["price=20,22"])).toEqual(["OAK"]);
  });

  test("gets the order and the range of its prices", async () => {
    expect(await skus(wholesale, [], "sort=price-asc")).toEqual(["OAK", "ELM"]);
    expect(await skus(anonymousVisitor, [], "sort=price-asc")).toEqual(["ELM", "OAK"]);
    const range = (await listing(wholesale))?.filter?.facets.find(({ code }) => code === "price");
    expect(range).toMatchObject({ min: 560, max: 900 });
  });

  test("gets the same order in lists of the API", async () => {
    const { context } = openRequest(ctx);
    const list = async (visitor: Visitor) => {
      const sort = { field: "price", direction: "asc" } as const;
      const request = { selection: "bestsellers", limit: 1, page: 2, sort } as const;
      return (await listSortedProducts(context, visitor, request)).products.map(({ sku }) => sku);
    };
    expect(await list(wholesale)).toEqual(["ELM"]);
    expect(await list(anonymousVisitor)).toEqual(["OAK"]);
  });
});

describe("a listing that cannot be loaded is logged and missing, and its page stands", () => {
  test.each([
    ["while its products cannot be read", ["database"], [], ""],
    ["without index and database", ["index", "database"], [], ""],
    ["at a later page", ["index", "database"], [], "page=3"],
    ["when filters are asked for without an index", ["index"], ["price", "1-20"], ""],
    ["when it is ordered by price without an index", ["index"], [], "sort=price-asc"],
  ] as const)("%s", async (_, parts, segments, query) => {
    const { context, notes } = await requestWithout(...parts);
    expect(await category(context, [...segments], query)).toMatchObject({
      category: { name: "RUGS" },
      listing: { productIds: [], isMissing: true },
    });
    expect(logged).toContain("listing could not be loaded");
    expect(notes.isCacheable).toBe(false);
  });

  test("of a search", async () => {
    const { context } = await requestWithout("index", "database");
    expect(await loadSearchPage(context, addressOf("/search", [], "q=rug"))).toMatchObject({
      keyword: "rug",
      listing: { productIds: [], isMissing: true },
    });
  });
});
