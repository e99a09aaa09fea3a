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
import { findUnseenOrders } from "./find-unseen-orders.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let guest: Visitor;
let waiting: Visitor;
let orderId: string;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG", { name: "Mug" });
  guest = await guestAtReview(shop, [[mug, 1]]);
  ({ orderId } = await pressPlace(shop, guest));
  waiting = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
  await pressPlace(shop, waiting);
});

/** What is found so many minutes after the orders were placed. */
const foundAfter = (minutes: number, seen: string | null = null, visitor = guest) =>
  findUnseenOrders(
    { ...shop, now: () => new Date(shop.clock.now.getTime() + minutes * 60_000) },
    visitor,
    seen,
  );

test("an order whose receipt was not shown is found for an hour (rule checkout-12)", async () => {
  const order = [{ id: orderId, incrementId: "100001" }];
  expect(await foundAfter(0)).toEqual(order);
  expect(await foundAfter(59)).toEqual(order);
  expect(await foundAfter(60)).toEqual([]);
});

test("an order that this browser has shown is not found, after another one it is (rule checkout-12)", async () => {
  expect(await foundAfter(1, orderId)).toEqual([]);
  expect(await foundAfter(1, "another")).toHaveLength(1);
});

test("an order that waits for its payment is not found", async () => {
  expect(await foundAfter(1, null, waiting)).toEqual([]);
});

test.each([
  ["a visitor without a session", anonymousVisitor],
  ["another session", { ...anonymousVisitor, sessionHash: "other" }],
])("%s finds no order", async (_, visitor) => {
  expect(await foundAfter(1, null, visitor)).toEqual([]);
});
