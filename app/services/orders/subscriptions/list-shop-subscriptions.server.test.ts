import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { changeSubscription } from "./change-subscription.server";
import { findDueOfShop } from "./find-due-subscriptions.server";
import { findShopSubscription, listShopSubscriptions } from "./list-shop-subscriptions.server";
import { openTeaShop, startedSubscription, type TeaShop } from "./subscription-fixture.server";

const database = withTestDatabase();
let shop: TeaShop;
let id: string;
beforeAll(async () => {
  await migrateJobs(database.pool);
  shop = await openTeaShop(database.db);
  id = (await startedSubscription(shop)).subscription.id;
});

it("lists the shop's own subscriptions, on request those in one state", async () => {
  expect(await listShopSubscriptions(shop, { limit: 10 })).toMatchObject([{ id, status: "active" }]);
  expect(await listShopSubscriptions(shop, { status: "paused", limit: 10 })).toEqual([]);
  const other = await openTeaShop(database.db);
  expect(await listShopSubscriptions(other, { limit: 10 })).toEqual([]);
});

it("finds what is due in this shop alone", async () => {
  expect(await findDueOfShop(shop)).toEqual([]);
  shop.clock.now = new Date("2026-03-15T12:00:00Z");
  expect(await findDueOfShop(shop)).toEqual([{ shopId: shop.shop.id, subscriptionId: id }]);
  const other = await openTeaShop(database.db);
  other.clock.now = new Date("2026-03-15T12:00:00Z");
  expect(await findDueOfShop(other)).toEqual([]);
});

it("the operator changes one for its customer", async () => {
  const { customerId } = await findShopSubscription(shop, id);
  await changeSubscription(shop, customerId, { intent: "pause", id });
  expect(await findShopSubscription(shop, id)).toMatchObject({ status: "paused" });
  await expect(findShopSubscription(shop, "no id")).rejects.toThrow("has no subscription no id.");
});
