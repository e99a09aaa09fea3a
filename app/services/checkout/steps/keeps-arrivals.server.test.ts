import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { stockItems } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { placeOrder } from "./place-order.server";
import {
  asShopper,
  buttonOf,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "./purchase-fixture.server";

const database = withTestDatabase();

const openShop = () =>
  openPurchaseShop(database.db, {
    delivery_estimates: [
      { id: "standard", days: [3, 5] },
      { id: "next-day", days: [1, 1] },
    ],
    shipping_methods: [
      { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
      { type: "flat", code: "express", title: "Express", amountMinor: 1600, estimate: "next-day" },
    ],
  });

/** A guest at the review with a mug in stock and a bowl that is backordered, sent by express. */
async function guestAtReview(shop: PurchaseShop) {
  const mug = await addProduct(shop, "MUG", { stock: { onHand: 5 } });
  const bowl = await addProduct(shop, "BOWL", { stock: { onHand: 0, allowBackorders: true } });
  const guest = await guestWith(shop, [
    [mug, 1],
    [bowl, 1],
  ]);
  await saveDraft(shop, guest, {
    email: "ada@example.com",
    shippingAddress: nazareth,
    billingAddress: nazareth,
    shippingMethodCode: "express",
    paymentMethodCode: "sandbox_card",
  });
  return guest;
}

const arrivals = (order: OrderView | null) => order?.lines.map(({ arrivalText }) => arrivalText);

it("an order keeps for each line what its cart promised, whatever day it is looked at (rule orders-16)", async () => {
  const shop = await openShop();
  const guest = await guestAtReview(shop);
  const { summary } = await readCart(shop, guest);
  const promised = ["Arrives Mon, Mar 2", ""];
  expect(summary.items.map(({ deliveryText }) => deliveryText)).toEqual(promised);
  const { orderId } = await pressPlace(shop, guest);
  shop.clock.now = new Date("2026-03-05T12:00:00Z");
  const order = await loadOrder(shop, orderId);
  expect(arrivals(order)).toEqual(promised);
  expect(order?.deliveryEstimate).toBe("");
});

it("an order is not placed with other dates than its page showed (rule checkout-7)", async () => {
  const shop = await openShop();
  const guest = await guestAtReview(shop);
  const button = await buttonOf(shop, guest);
  await byTest(database.db, (db) =>
    db
      .update(stockItems)
      .set({ onHand: 0, allowBackorders: true })
      .where(and(eq(stockItems.tenantId, shop.tenant.id), eq(stockItems.sku, "MUG"))),
  );
  await expect(placeOrder(asShopper(shop, guest), button)).rejects.toThrow(
    /We can no longer say when .* arrives\./,
  );
});
