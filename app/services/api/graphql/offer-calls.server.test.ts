import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCategory, addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let mugId: number;

beforeAll(async () => {
  ctx = await openTestShop(database.db, { delivery_estimates: [{ id: "standard", days: [1, 2] }] });
  const kitchen = await addCategory(ctx, "kitchen");
  const mugs = await addCategory(ctx, "mugs", kitchen);
  const levels = [
    { minQty: 4, priceMinor: 800 },
    { minQty: 1, priceMinor: 600, customerGroups: ["wholesale"] },
  ];
  mugId = await addProduct(ctx, "MUG", { name: "Tide mug", in: mugs, levels });
  await addProduct(ctx, "BOWL", { name: "Tide bowl", hidePrice: true, levels });
});

describe("getPriceLevels", () => {
  const query =
    "query ($id: ID!) { getPriceLevels(productId: $id) { priceLevels { min_qty price savePercent } } }";

  it("returns general quantity prices, without those of other groups", async () => {
    const { data } = await callApi(ctx, query, { variables: { id: mugId } });
    expect(data).toEqual({ getPriceLevels: { priceLevels: [{ min_qty: 4, price: 8, savePercent: 20 }] } });
  });

  it.each(["0", "x", "999999"])("returns none for the id %s", async (id) => {
    expect((await callApi(ctx, query, { variables: { id } })).data).toEqual({
      getPriceLevels: { priceLevels: [] },
    });
  });

  it("returns none for a hidden price", async () => {
    const { data } = await callApi(ctx, query, { variables: { id: mugId + 1 } });
    expect(data).toEqual({ getPriceLevels: { priceLevels: [] } });
  });
});

describe("getDeliveryEstimate", () => {
  const query =
    "query getDeliveryEstimate($id: String) { getDeliveryEstimateInfo(timezone_offset: 0, deliveryEstimateId: $id) { deliveryEstimate } }";

  it("is the shop's first if the product names none", async () => {
    const { data } = await callApi(ctx, query);
    // The test's clock is set to a Sunday.
    expect(data).toEqual({
      getDeliveryEstimateInfo: { deliveryEstimate: "Arrives Mon, Mar 2 – Tue, Mar 3" },
    });
  });

  it("is by the method a cart begins with", async () => {
    const express = { type: "flat" as const, code: "express", title: "Express", amountMinor: 900 };
    const shop = await openTestShop(database.db, {
      delivery_estimates: [
        { id: "standard", days: [1, 2] },
        { id: "next-day", days: [1, 1] },
      ],
      shipping_methods: [
        { type: "pickup", code: "pickup", title: "Pickup" },
        { ...express, estimate: "next-day" },
      ],
    });
    const { data } = await callApi(shop, query);
    expect(data).toEqual({ getDeliveryEstimateInfo: { deliveryEstimate: "Arrives Mon, Mar 2" } });
  });

  it.each([
    ["2026-03-09", "Arrives Tue, Mar 10 – Wed, Mar 11"],
    [null, null],
  ])("of a backordered product that ships on %s is %s (rule dates-3)", async (ships, deliveryEstimate) => {
    const { data } = await callApi(
      ctx,
      "query ($ships: String) { getDeliveryEstimateInfo(is_backordered: true, ships_on: $ships) { deliveryEstimate } }",
      { variables: { ships } },
    );
    expect(data).toEqual({ getDeliveryEstimateInfo: { deliveryEstimate } });
  });

  it("is null in a shop without estimates", async () => {
    const { data } = await callApi(await openTestShop(database.db), query);
    expect(data).toEqual({ getDeliveryEstimateInfo: { deliveryEstimate: null } });
  });
});

describe("searchPliable", () => {
  const query =
    "query ($keyword: String) { searchPliable(keyword: $keyword) { success categories { slug } products { sku final_price } paging { begin end total_products total_pages } } }";

  it("finds products and their categories", async () => {
    const { data } = await callApi(ctx, query, { variables: { keyword: "tide" } });
    expect(data).toMatchObject({
      searchPliable: {
        categories: [{ slug: "mugs" }],
        products: expect.arrayContaining([{ sku: "BOWL", final_price: null }]),
        paging: { begin: 1, end: 2, total_products: 2, total_pages: 1 },
      },
    });
  });

  it("finds nothing without a keyword", async () => {
    const { data } = await callApi(ctx, query);
    expect(data).toMatchObject({ searchPliable: { success: true, products: [], paging: { begin: 0 } } });
  });
});

it("returns a category's path", async () => {
  const query =
    '{ known: categoryBySlug(slug: "mugs") { path } other: categoryBySlug(slug: "pots") { path } }';
  expect((await callApi(ctx, query)).data).toEqual({ known: { path: "kitchen/mugs" }, other: null });
});
