import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCategory, addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

describe("categories", () => {
  const pliable = `query ($slug: String, $path: String, $page: Int, $limit: Int, $filter: JSON) {
    categoryPliableData(slug: $slug, path: $path, page: $page, limit: $limit, filter: $filter, order: "name", dir: "asc") {
      paging { page total limit itemTotal } currentSortCode data { sku } filter { code } } }`;

  beforeAll(async () => {
    const home = await addCategory(ctx, "home");
    const lamps = await addCategory(ctx, "lamps", home, { seoCrawlerSetting: "noindex_follow" });
    await addCategory(ctx, "closed", home, { isActive: false });
    for (const sku of ["L1", "L2", "L3"]) await addProduct(ctx, sku, { in: lamps });
  });

  it("are listed with their parents, without inactive ones", async () => {
    const { data } = await callApi<{
      categoryList: { slug: string; path: string; parent_page: number | null }[];
    }>(ctx, "{ categoryList { _id slug path parent_page client_guid } }");
    expect(data.categoryList.map(({ path }) => path)).toEqual(["home", "home/lamps"]);
  });

  it("include the categories above and below", async () => {
    const query =
      '{ lamps: category(slug: "lamps") { breadcrumb { slug } } home: category(slug: "home") { children { slug } } }';
    expect((await callApi(ctx, query)).data).toEqual({
      lamps: { breadcrumb: [{ slug: "home" }] },
      home: { children: [{ slug: "lamps" }] },
    });
  });

  it("form a tree, with products on request", async () => {
    const query = `{ category(slug: "lamps") { path category_path parent_page entity_type page_title
      seo_crawler_setting pliable_data(limit: 2, order: "name", dir: "asc") { paging { itemTotal } data { sku
      categories { slug } } } } home: category(slug: "home") { _id seo_crawler_setting } }`;
    const { data } = await callApi<{
      category: { parent_page: number };
      home: { _id: number; seo_crawler_setting: string };
    }>(ctx, query);
    expect(data.category).toEqual({
      path: "home/lamps",
      category_path: "home/lamps",
      parent_page: data.home._id,
      entity_type: "category",
      page_title: "LAMPS",
      seo_crawler_setting: "noindex_follow",
      pliable_data: {
        paging: { itemTotal: 3 },
        data: ["L1", "L2"].map((sku) => ({ sku, categories: [{ slug: "lamps" }] })),
      },
    });
    expect(data.home.seo_crawler_setting).toBe("index_follow");
  });

  it("return a page of products by slug or by path", async () => {
    const wanted = {
      paging: { page: 2, total: 2, limit: 2, itemTotal: 3 },
      currentSortCode: "name-asc",
      data: [{ sku: "L3" }],
    };
    const bySlug = await callApi(ctx, pliable, { variables: { slug: "lamps", page: 2, limit: 2 } });
    expect(bySlug.data).toMatchObject({ categoryPliableData: wanted });
    const byPath = await callApi(ctx, pliable, { variables: { path: "home/lamps", page: 2, limit: 2 } });
    expect(byPath.data).toMatchObject({ categoryPliableData: wanted });
  });

  it.each([
    [0, 1],
    [-5, 1],
    [5000, 100],
  ])("a limit of %i becomes %i", async (limit, used) => {
    const { data } = await callApi(ctx, pliable, { variables: { slug: "lamps", limit } });
    expect(data).toMatchObject({ categoryPliableData: { paging: { limit: used } } });
  });

  it("without arguments begins with 8 best sellers", async () => {
    const query = '{ categoryPliableData(slug: "lamps") { currentSortCode paging { page limit } } }';
    expect((await callApi(ctx, query)).data).toEqual({
      categoryPliableData: { currentSortCode: "bestseller-desc", paging: { page: 1, limit: 8 } },
    });
  });

  it.each(["closed", "mug", "nowhere"])("%s is null", async (slug) => {
    expect((await callApi(ctx, pliable, { variables: { slug } })).data).toEqual({
      categoryPliableData: null,
    });
  });

  it("return available and selected filters", async () => {
    const shop = await openTestShop(database.db);
    const cups = await addCategory(shop, "cups");
    await addProduct(shop, "BLUE", { in: cups, priceMinor: 1050, attributes: { color: ["Blue"] } });
    await addProduct(shop, "RED", { in: cups, priceMinor: 2000, attributes: { color: ["Red"] } });
    const query = `{ categoryPliableData(slug: "cups", filter: { color: ["Blue"] }) {
      data { sku } filter { code type min max buckets { key doc_count } } } }`;
    const { data } = await callApi<{ categoryPliableData: { data: unknown; filter: unknown[] } }>(
      shop,
      query,
    );
    expect(data.categoryPliableData).toEqual({
      data: [{ sku: "BLUE" }],
      filter: [
        {
          code: "color",
          type: "select",
          min: null,
          max: null,
          buckets: [
            { key: "Blue", doc_count: 1 },
            { key: "Red", doc_count: 1 },
          ],
        },
        { code: "price", type: "range", min: 10.5, max: 10.5, buckets: [] },
      ],
    });
  });

  it("an unknown filter is not found", async () => {
    const { errors } = await callApi(ctx, pliable, {
      variables: { slug: "lamps", filter: { colour: ["red"] } },
    });
    expect(errors).toMatchObject([{ message: "Unknown filter: colour", extensions: { code: "not_found" } }]);
  });
});
