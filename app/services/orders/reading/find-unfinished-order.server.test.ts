import { beforeAll, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { findUnfinishedOrder } from "./find-unfinished-order.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let waiting: Visitor;
let settled: Visitor;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG", { name: "Mug" });
  waiting = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
  await pressPlace(shop, waiting);
  settled = await guestAtReview(shop, [[mug, 1]]);
  await pressPlace(shop, settled);
});

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
