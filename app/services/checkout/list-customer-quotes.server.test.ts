import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { quotes } from "~/tables/checkout/quotes";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addCustomer } from "../accounts/sign-in/account-fixture.server";
import { addProduct } from "../catalogue/products/catalogue-fixture.server";
import { byTest } from "../shops/audit/actor-fixture.server";
import { listCustomerQuotes } from "./list-customer-quotes.server";
import { requestQuote } from "./request-quote.server";
import {
  asShopper,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
} from "./steps/purchase-fixture.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let customerId: number;
let guest: Visitor;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db, {
    modules: { "order-management": { allow_request_quote: true } },
  });
  const mug = await addProduct(shop, "MUG");
  guest = await guestAtReview(shop, [[mug, 10]]);
  customerId = (await addCustomer(shop)).id;
});

test("a customer's quotes are listed with their states, a guest's are not", async () => {
  const asked = { email: "ada@example.com", note: "" };
  const { quoteId } = await requestQuote(asShopper(shop, guest), guest, asked);
  expect(await listCustomerQuotes(shop, customerId)).toEqual([]);

  await byTest(database.db, (db) => db.update(quotes).set({ customerId }));

  expect(await listCustomerQuotes(shop, customerId)).toMatchObject([
    { id: quoteId, state: "requested", validUntilText: "", orderId: null },
  ]);
});

test("a priced quote says until when it holds, and is expired afterwards", async () => {
  await requestQuote(asShopper(shop, guest), guest, { email: "ada@example.com", note: "" });
  const validUntil = new Date("2026-01-10T12:00:00Z");
  await byTest(database.db, (db) => db.update(quotes).set({ customerId, status: "priced", validUntil }));
  const listedAt = async (time: string) =>
    (await listCustomerQuotes({ ...shop, now: () => new Date(time) }, customerId)).map(({ state }) => state);

  expect(await listedAt("2026-01-10T12:00:00Z")).toEqual(["priced"]);
  expect(await listedAt("2026-01-10T12:00:01Z")).toEqual(["expired"]);
});
