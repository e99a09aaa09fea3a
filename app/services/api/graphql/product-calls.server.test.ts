import { beforeAll, describe, expect, it } from "vitest";
import { slugs } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  addCategory,
  addProduct,
  addVariable,
  openTestShop,
} from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let other: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
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
      available_price_levels { qty price } stock_status unavailable_for_sale low_stock_alert_message } }`;
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
        available_price_levels: [{ qty: 4, price: 8 }],
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

  const stored = `JPIN JPINslug variable_JPIN product_type { name } non_shippable_product stockQty backordersQty
    allow_backorders manageStock cigarorigin limit_shipping_option variations { is_from_jpin
    variation_settings { variable_image_index } product { sku JPIN } }`;

  it("returns of a card what of its product, at the variation it shows", async () => {
    const shop = await openTestShop(database.db);
    const id = await addVariable(shop, "SOCK", {
      Red: { stock: { onHand: 3 } },
      Blue: { stock: { onHand: 0 } },
    });
    const asked = `query ($id: ID) { product(_id: $id) { ${stored} parent_id variable_product
      parentVariableProduct { _id class_code isLoadedFirstTime website_display }
      selections { attribute_code options { value products } } }
      sliderProducts(input: { type: "newest" }) { products { _id ${stored} } } }`;
    const { data } = await callApi(shop, asked, { variables: { id } });
    const product = data.product as Record<string, unknown>;
    const { parent_id, variable_product, parentVariableProduct, selections, ...shared } = product;
    expect(data.sliderProducts).toEqual({ products: [{ _id: id, ...shared }] });
    expect(shared).toMatchObject({
      JPIN: String(id),
      JPINslug: "sock",
      variable_JPIN: String(variable_product),
      stockQty: 3,
      backordersQty: 0,
      allow_backorders: false,
      manageStock: true,
      variations: [{ is_from_jpin: false, product: { sku: "SOCK-RED" } }, { product: { sku: "SOCK-BLUE" } }],
    });
    expect([parent_id, parentVariableProduct]).toEqual([
      id,
      { _id: id, class_code: "variable_product", isLoadedFirstTime: true, website_display: "single" },
    ]);
    expect(selections).toMatchObject([{ options: [{ value: "Red", products: [variable_product] }, {}] }]);
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

  it.each([{}, { id: "9999999999" }, { slug: "/" }])("for %j is null", async (variables) => {
    expect((await callApi(ctx, query, { variables })).data).toEqual({ product: null });
  });

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

describe("the quantities of a product", () => {
  const query = `query ($id: ID) { product(_id: $id) { salableQty stockQty backordersQty backordersMessage
    backorderExpectedShipDate maxCartQty
    brandid archived default_variation_sku } }`;

  it.each([
    [
      "all on the shelf",
      { onHand: 3, backorderShipsOn: "2027-01-31" },
      {
        salableQty: 3,
        stockQty: 3,
        backordersQty: 0,
        backordersMessage: "",
        backorderExpectedShipDate: null,
      },
    ],
    ["more than one cart may hold", { onHand: 500 }, { salableQty: 100, stockQty: 100, backordersQty: 0 }],
    [
      "partly backordered",
      { onHand: 4, allowBackorders: true, backorderShipsOn: "2027-01-31" },
      { salableQty: 100, stockQty: 4, backordersQty: 96, backorderExpectedShipDate: "2027-01-31" },
    ],
    ["nothing", { onHand: 0 }, { salableQty: 0, stockQty: 0, backordersQty: 0, maxCartQty: 0 }],
  ])("%s", async (name, stock, wanted) => {
    const id = await addProduct(ctx, `Q-${name.replaceAll(" ", "-").toUpperCase()}`, { stock });
    expect((await callApi(ctx, query, { variables: { id } })).data).toMatchObject({
      product: { ...wanted, archived: false, default_variation_sku: null },
    });
  });
});
