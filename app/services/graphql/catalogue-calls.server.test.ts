import { beforeAll, describe, expect, it } from "vitest";
import { byTest } from "~/services/audit/actor-fixture.server";
import { withTestDatabase } from "../../../tests/support/with-test-database";
import { addCategory, addProduct, addVariable, openTestShop } from "../catalogue/catalogue-fixture.server";
import { addSeller, addShop } from "../catalogue/seller-fixture.server";
import { shopKey } from "../db/of-shop.server";
import { slugs, templates } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let other: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db, {
    payment: { offline: [{ code: "bank", title: "Bank", instructions: "IBAN 42" }] },
  });
  other = await openTestShop(database.db);
});

describe("product", () => {
  const query = `query ($id: ID, $slug: String) { product(_id: $id, slug: $slug) {
    _id sku slug price final_price msrp hide_price currency stockStatus isInStock salableQty variation_sku
    variants { label options { value selected sku } } images { url } } }`;

  it("is found by id and by slug, with prices in major units", async () => {
    const id = await addProduct(ctx, "MUG", {
      priceMinor: 3000,
      finalPriceMinor: 2450,
      stock: { onHand: 3 },
    });
    const wanted = {
      _id: id,
      sku: "MUG",
      price: 30,
      final_price: 24.5,
      msrp: 30,
      currency: "USD",
      salableQty: 3,
    };
    expect((await callApi(ctx, query, { variables: { id } })).data).toMatchObject({ product: wanted });
    expect((await callApi(ctx, query, { variables: { slug: "mug" } })).data).toMatchObject({
      product: wanted,
    });
  });

  it("returns its categories, delivery and rating", async () => {
    const shop = await openTestShop(database.db, {
      delivery_estimates: [
        { id: "standard", days: [1, 2] },
        { id: "slow", days: [8, 9] },
      ],
    });
    const kitchen = await addCategory(shop, "kitchen");
    const id = await addProduct(shop, "KETTLE", {
      in: kitchen,
      itemDeliveryInfo: "By bicycle",
      deliveryEstimateId: "slow",
      ratingHundredths: 430,
      reviewCount: 3,
      attributes: { cigarstrength: ["Mild", "Medium"] },
      levels: [{ minQty: 4, priceMinor: 800 }],
      stock: { onHand: 2, lowStockThreshold: 5 },
    });
    const query = `query ($id: ID) { product(_id: $id) {
      categories { slug } primary_category { name } item_delivery_info delivery_estimate
      is_delivery_estimate_is_override review_count review_avg_rating cigarstrength cigarorigin
      available_price_levels { min_qty price } stock_status unavailable_for_sale low_stock_alert_message } }`;
    expect((await callApi(shop, query, { variables: { id } })).data).toEqual({
      product: {
        categories: [{ slug: "kitchen" }],
        primary_category: { name: "KITCHEN" },
        item_delivery_info: "By bicycle",
        delivery_estimate: "slow",
        is_delivery_estimate_is_override: true,
        review_count: 3,
        review_avg_rating: 4.3,
        cigarstrength: "Mild, Medium",
        cigarorigin: null,
        available_price_levels: [{ min_qty: 4, price: 8 }],
        stock_status: "in-stock",
        unavailable_for_sale: false,
        low_stock_alert_message: "Only 2 in Stock",
      },
    });
  });

  it("labels an attribute as the shop's filters do, and keeps its code", async () => {
    const filters = [
      { code: "brand", label: "Maker" },
      { code: "cigarorigin", label: "From" },
    ];
    const shop = await openTestShop(database.db, { catalogue: { filters } });
    const attributes = { cigarorigin: ["Nicaragua"], care_instructions: ["Keep dry"] };
    const id = await addProduct(shop, "ROBUSTO", { brand: "Pine", attributes });
    const query = "query ($id: ID) { product(_id: $id) { cigarorigin attributes { label values } } }";
    expect((await callApi(shop, query, { variables: { id } })).data).toEqual({
      product: {
        cigarorigin: "Nicaragua",
        attributes: [
          { label: "Maker", values: ["Pine"] },
          { label: "From", values: ["Nicaragua"] },
          { label: "Care instructions", values: ["Keep dry"] },
        ],
      },
    });
  });

  it("returns the offers of its variations without hidden prices", async () => {
    const query = `query ($slug: String) { product(slug: $slug) { available_price_levels { price }
      variations { variation_text product { _id sku final_price price_state stock_status } } } }`;
    const levels = [{ minQty: 2, priceMinor: 66_600 }];
    await addVariable(ctx, "SOCK", {
      Red: { priceMinor: 500 },
      Blue: { priceMinor: 77_700, hidePrice: true, levels },
    });
    const { data, text } = await callApi(ctx, query, { variables: { slug: "sock/pv/SOCK-BLUE" } });
    expect(data).toMatchObject({
      product: {
        available_price_levels: [],
        variations: [
          { variation_text: "Red", product: { sku: "SOCK-RED", final_price: 5, stock_status: "in-stock" } },
          {
            variation_text: "Blue",
            product: { sku: "SOCK-BLUE", final_price: null, price_state: "in-cart" },
          },
        ],
      },
    });
    expect(text).not.toMatch(/777|666/);
  });

  it("selects the variation of the address", async () => {
    await addVariable(ctx, "SHIRT", { Red: {}, Blue: {} });
    const { data } = await callApi(ctx, query, { variables: { slug: "shirt/pv/SHIRT-BLUE" } });
    expect(data).toMatchObject({ product: { variation_sku: "SHIRT-BLUE", variants: [{ label: "Color" }] } });
  });

  it("follows a renamed slug", async () => {
    const id = await addProduct(ctx, "PLATE");
    await database.db
      .insert(slugs)
      .values({ tenantId: ctx.tenant.id, slug: "old-plate", kind: "redirect", redirectTo: "plate" });
    expect((await callApi(ctx, query, { variables: { slug: "old-plate" } })).data).toMatchObject({
      product: { _id: id },
    });
  });

  it("of another shop is null by id and by slug", async () => {
    const id = await addProduct(other, "THEIRS");
    expect((await callApi(ctx, query, { variables: { id } })).data).toEqual({ product: null });
    expect((await callApi(ctx, query, { variables: { slug: "theirs" } })).data).toEqual({ product: null });
  });

  it.each([{}, { id: "9999999999" }, { slug: "a\u0000b" }, { slug: "/" }])(
    "for %j is null",
    async (variables) => {
      expect((await callApi(ctx, query, { variables })).data).toEqual({ product: null });
    },
  );

  it("with a price shown only in the cart has no price", async () => {
    const id = await addProduct(ctx, "SECRET", { priceMinor: 77_700, hidePrice: true });
    const { text, data } = await callApi(ctx, query, { variables: { id } });
    expect(data).toMatchObject({ product: { hide_price: true, final_price: null, price: null } });
    expect(text).not.toContain("777");
  });
});

describe("in a shop that keeps prices for customers", () => {
  const hiding = () =>
    openTestShop(database.db, { modules: { sociallogins: { hide_price_for_anonymous: true } } });

  it("no listing contains a price, in any order", async () => {
    const shop = await hiding();
    const tea = await addCategory(shop, "tea");
    await addProduct(shop, "OOLONG", { priceMinor: 55_500, in: tea });
    const { text, data } = await callApi(
      shop,
      `{ categoryPliableData(slug: "tea", order: "price", dir: "asc") {
        currentSortCode data { sku price final_price msrp price_state } } }`,
    );
    expect(data).toMatchObject({
      categoryPliableData: {
        currentSortCode: "bestseller-desc",
        data: [{ sku: "OOLONG", price_state: "sign-in" }],
      },
    });
    expect(text).not.toContain("555");
  });

  it("a guest cannot add to the cart", async () => {
    const shop = await hiding();
    const id = await addProduct(shop, "PUERH");
    const query = `mutation { addToCart(input: {_id: ${id}}) { success message summary { grand_total } } }`;
    expect((await callApi(shop, query)).data).toEqual({
      addToCart: { success: false, message: "Sign in to see pricing", summary: { grand_total: null } },
    });
  });
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

describe("templates", () => {
  const query = `query ($slug: String!, $basic: Boolean, $check: Boolean) {
    getTemplateBySlug(slug: $slug, basicAttributes: $basic, checkRedirect: $check) {
      template { name render_html } redirectResponse { success redirectData { redirect_type to } } } }`;

  beforeAll(async () => {
    const own = shopKey(ctx);
    await byTest(database.db, (db) =>
      db
        .insert(templates)
        .values({ ...own, name: "About", entityType: "page", slug: "about", renderHtml: "<p>Hi</p>" }),
    );
    await database.db.insert(slugs).values([
      { ...own, slug: "about", kind: "page", targetId: 1 },
      { ...own, slug: "about-us", kind: "redirect", redirectTo: "about" },
    ]);
  });

  it("come with their HTML, or without", async () => {
    const whole = await callApi(ctx, query, { variables: { slug: "/about" } });
    expect(whole.data).toMatchObject({
      getTemplateBySlug: { template: { name: "About", render_html: "<p>Hi</p>" } },
    });
    const basic = await callApi(ctx, query, { variables: { slug: "about", basic: true } });
    expect(basic.data).toMatchObject({
      getTemplateBySlug: { template: { name: "About", render_html: null } },
    });
  });

  it("that were renamed return the new address on request", async () => {
    const { data } = await callApi(ctx, query, { variables: { slug: "about-us", check: true } });
    expect(data).toEqual({
      getTemplateBySlug: {
        template: null,
        redirectResponse: { success: true, redirectData: { redirect_type: "301", to: "/about" } },
      },
    });
  });

  it("that do not exist, or belong to another shop, are not found", async () => {
    const missing = await callApi(ctx, query, { variables: { slug: "nowhere", check: true } });
    expect(missing.errors).toMatchObject([{ message: "Template not found", extensions: { status: 404 } }]);
    const foreign = await callApi(other, query, { variables: { slug: "about" } });
    expect(foreign.errors).toMatchObject([{ message: "Template not found" }]);
  });
});

describe("initSettings", () => {
  it("returns public settings and keeps private ones", async () => {
    const { data, text } = await callApi(
      ctx,
      `{ initSettings { success settings { client { guid code type } currency checkout_countries active_theme
        modules { order_management { prevent_checkout } } cluster_suffix } summary { count } } }`,
    );
    expect(data).toMatchObject({
      initSettings: {
        success: true,
        settings: { client: { guid: ctx.shop.id, type: "essential" }, currency: "USD" },
      },
    });
    expect(text).not.toContain("IBAN");
  });
});

describe("the rest of initSettings", () => {
  const query = `{ initSettings { settings { client { marketplace marketplace_guid } sellers { _id guid code name logo }
    client_guids client_address { postal_code } recaptcha { site_key } analytics { measurement_id }
    features { review recaptcha } order_attributes { code is_required } inventory { max_cart_qty }
    content { footer_social { network url } } others { legal_age page_size time_zone } } } }`;
  type Answer = { initSettings: { settings: Record<string, unknown> & { sellers: { code: string }[] } } };

  it("returns sellers, address and switches", async () => {
    const shop = await openTestShop(database.db, {
      client_address: { postal_code: "18064" },
      recaptcha: { site_key: "key" },
      footer_social: { tiktok: { url: "https://tiktok.example/a" } },
    });
    const { data } = await callApi<Answer>(shop, query);
    expect(data.initSettings.settings).toMatchObject({
      client: { marketplace: null, marketplace_guid: null },
      sellers: [{ _id: shop.shop.sellerId, logo: "" }],
      client_address: { postal_code: "18064" },
      // Without its secret key the captcha is off, and its site key stays private.
      recaptcha: { site_key: "" },
      analytics: { measurement_id: "" },
      features: { review: true, recaptcha: false },
      order_attributes: [{ code: "customer_note", is_required: false }],
      inventory: { max_cart_qty: 100 },
      content: { footer_social: [{ network: "tiktok", url: "https://tiktok.example/a" }] },
      others: { legal_age: 21, page_size: 24, time_zone: "UTC" },
    });
  });

  it("lists every seller of a marketplace, and for a seller's shop the seller and the marketplace", async () => {
    const house = await openTestShop(database.db);
    const sellerId = await addSeller(house, "alma");
    const market = await addShop(house, { type: "marketplace" });
    const own = await addShop(house, { type: "marketplaceseller", sellerId });
    const ofMarket = (await callApi<Answer>(market, query)).data.initSettings.settings;
    expect(ofMarket.sellers).toHaveLength(2);
    expect(ofMarket.sellers[1]).toMatchObject({ code: "alma", _id: sellerId });
    expect(ofMarket.client).toEqual({ marketplace: market.shop.code, marketplace_guid: market.shop.id });
    const ofSeller = (await callApi<Answer>(own, query)).data.initSettings.settings;
    expect(ofSeller.sellers).toMatchObject([{ code: "alma" }]);
    expect(ofSeller.client).toEqual(ofMarket.client);
  });
});

describe("the quantities of a product", () => {
  const query = `query ($id: ID) { product(_id: $id) { salableQty stockQty backordersQty backordersMessage maxCartQty
    brandid archived default_variation_sku } }`;

  it.each([
    [
      "all on the shelf",
      { onHand: 3 },
      { salableQty: 3, stockQty: 3, backordersQty: 0, backordersMessage: "" },
    ],
    ["more than one cart may hold", { onHand: 500 }, { salableQty: 100, stockQty: 100, backordersQty: 0 }],
    [
      "partly backordered",
      { onHand: 4, allowBackorders: true },
      { salableQty: 100, stockQty: 4, backordersQty: 96 },
    ],
    ["nothing", { onHand: 0 }, { salableQty: 0, stockQty: 0, backordersQty: 0, maxCartQty: 0 }],
  ])("%s", async (name, stock, wanted) => {
    const id = await addProduct(ctx, `Q-${name.replaceAll(" ", "-").toUpperCase()}`, { stock });
    expect((await callApi(ctx, query, { variables: { id } })).data).toMatchObject({
      product: { ...wanted, archived: false, default_variation_sku: null },
    });
  });
});
