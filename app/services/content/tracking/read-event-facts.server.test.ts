import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import { buttonOf, guestAtReview, openPurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { readEventFacts } from "./read-event-facts.server";

const database = withTestDatabase();

test("a purchase's shipping is the method's price and the products' fees, and its amounts make the total", async () => {
  const ctx = await openPurchaseShop(database.db);
  // $6.00 of standard shipping, and twice the sofa's own fee of $2.50.
  const sofa = await addProduct(ctx, "SOFA", { priceMinor: 10_000, shippingFeeMinor: 250 });
  const visitor = await guestAtReview(ctx, [[sofa, 2]]);
  const { orderId } = await placeOrder(ctx, await buttonOf(ctx, visitor));
  const facts = await readEventFacts(ctx, { name: "purchase", order_id: orderId });
  expect(facts).toMatchObject({
    items: [{ sku: "SOFA", qty: 2 }],
    order: { shipping: 11, tax: 12, total: 223, currency: "USD" },
  });
});
