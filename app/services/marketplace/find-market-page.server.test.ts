import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../catalogue/products/seller-fixture.server";
import { byTest } from "../shops/audit/actor-fixture.server";
import type { Remember } from "../shops/changes/data-cache.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findMarketPage } from "./find-market-page.server";

const database = withTestDatabase();
let market: ShopContext;
let own: ShopContext;
beforeEach(async () => {
  const house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  const sellerId = await addSeller(house, "potter");
  own = await addShop(house, { type: "marketplaceseller", sellerId });
  own = { ...own, shop: { ...own.shop, sellerId } };
});

const remember: Remember = (_key, load) =>
  load(
    () => {},
    () => {},
  );
const find = (ctx: ShopContext) =>
  findMarketPage(
    { ...ctx, remember, originOf: ({ code }) => `https://${code}.example` },
    { id: 12, slug: "blue-mug" },
  );

test("a product of a seller's own shop is at the marketplace with this seller chosen (rule sellers-17)", async () => {
  const origin = `https://${market.shop.code}.example`;
  expect(await find(own)).toEqual({
    name: market.shop.name,
    url: `${origin}/product/blue-mug/12/potter`,
    canonical: `${origin}/blue-mug`,
  });
});

test("the marketplace's own products lead nowhere", async () => {
  expect(await find(market)).toBeNull();
});

test("a seller who takes a break is not at the marketplace", async () => {
  await byTest(database.db, (db) =>
    db
      .update(sellers)
      .set({ state: "paused" })
      .where(and(eq(sellers.tenantId, own.tenant.id), eq(sellers.id, own.shop.sellerId))),
  );
  expect(await find(own)).toBeNull();
});

test("nothing leads to a marketplace that is closed", async () => {
  await byTest(database.db, (db) =>
    db
      .update(shops)
      .set({ status: "inactive" })
      .where(and(eq(shops.tenantId, own.tenant.id), eq(shops.id, market.shop.id))),
  );
  expect(await find(own)).toBeNull();
});
