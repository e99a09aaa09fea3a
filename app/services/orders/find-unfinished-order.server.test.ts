import { afterAll, beforeAll, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/visitor/visitor";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addProduct } from "../catalogue/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../checkout/purchase-fixture.server";
import { migrateJobs } from "../jobs/migrate-jobs.server";
import { findUnfinishedOrder } from "./find-unfinished-order.server";

let database: TestDatabase;
let shop: PurchaseShop;
let waiting: Visitor;
let settled: Visitor;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG", { name: "Mug" });
  waiting = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
  await pressPlace(shop, waiting);
  settled = await guestAtReview(shop, [[mug, 1]]);
  await pressPlace(shop, settled);
});
afterAll(() => database.drop());

test("finds the order that waits for its payment, with its products", async () => {
  expect(await findUnfinishedOrder(shop, waiting)).toMatchObject({
    incrementId: "100001",
    productNames: ["Mug"],
  });
});

test("an order by bank transfer waits for no payment page", async () => {
  expect(await findUnfinishedOrder(shop, settled)).toBeNull();
});

test.each([
  ["a visitor without a session", anonymousVisitor],
  ["another session", { ...anonymousVisitor, sessionHash: "other" }],
])("%s finds no order", async (_, visitor) => {
  expect(await findUnfinishedOrder(shop, visitor)).toBeNull();
});
