import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { shipOrder } from "../delivery/ship-order.server";
import { loadOrder } from "../reading/load-order.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { readyOrder } from "../states/ready-order.server";
import { deliverOrder } from "./deliver-order.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG");
  ({ orderId } = await pressPlace(shop, await guestAtReview(shop, [[mug, 2]])));
  await changeOrderStatus(shop, orderId, "processing");
});

const ship = (qty: number) =>
  shipOrder(shop, orderId, { carrier: "ups", trackingNumber: "", pieces: [{ sku: "MUG", qty }] });

test("parcels that were sent are noted as handed over, and their order keeps its state (rule orders-20)", async () => {
  await ship(1);
  await ship(1);
  expect(await deliverOrder(shop, orderId)).toBe(2);
  const order = await loadOrder(shop, orderId);
  expect(order?.shipments.every(({ deliveredOnText }) => deliveredOnText !== "")).toBe(true);
  expect(order?.status).toBe("complete");
  expect(order?.events.at(-1)?.note).toBe("Delivered 2 parcels");
});

test("what is collected is ready first, then handed over (rule orders-20)", async () => {
  const pickup = {
    code: "pickup",
    title: "Pick up at the shop",
    pickup: { address: "12 Wharf St", note: "" },
  };
  await shop.db
    .update(orders)
    .set({ shippingMethod: pickup })
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId), sql.raw(namesTestActor)));
  await expect(deliverOrder(shop, orderId)).rejects.toThrow("Nothing of this order is ready for pickup.");
  await readyOrder(shop, orderId, null);
  await deliverOrder(shop, orderId);
  const order = await loadOrder(shop, orderId);
  expect(order?.events.at(-1)?.note).toBe("Collected");
  expect(order?.shipments.map(({ carrierName }) => carrierName)).toEqual(["Pickup"]);
});

test("an order that is sent is not made ready for pickup (rule orders-20)", async () => {
  await expect(readyOrder(shop, orderId, null)).rejects.toThrow("This order is shipped, not collected.");
});

test("an order of which no parcel is on its way is refused (rule orders-20)", async () => {
  await expect(deliverOrder(shop, orderId)).rejects.toThrow("No parcel of this order is on its way.");
  await ship(1);
  await deliverOrder(shop, orderId);
  await expect(deliverOrder(shop, orderId)).rejects.toThrow("No parcel of this order is on its way.");
});
