import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db, {
    payment: { offline: [{ code: "bank", title: "Bank", instructions: "IBAN 42" }] },
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

it("counts what each seller lists, and names the blocks", async () => {
  const shop = await openTestShop(database.db);
  await addProduct(shop, "MUG");
  await addProduct(shop, "HIDDEN", { isVisible: false });
  const query =
    "{ initSettings { settings { client_guids client_products { client_guid count } blocks { name } } } }";
  const { data } = await callApi<{ initSettings: { settings: { client_guids: string[] } } }>(shop, query);
  const { client_guids, ...read } = data.initSettings.settings;
  expect(read).toEqual({ client_products: [{ client_guid: client_guids[0], count: 1 }], blocks: [] });
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
