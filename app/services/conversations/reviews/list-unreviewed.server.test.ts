import { beforeEach, expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Visitor, VisitorCustomer } from "~/models/shops/visitors/visitor";
import { shipments } from "~/tables/orders/shipments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart, addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, changeOffer, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  asShopper,
  filledDraft,
  openPurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { shipOrder } from "../../orders/delivery/ship-order.server";
import { deliverOrder } from "../../orders/downloads/deliver-order.server";
import { changeOrderStatus } from "../../orders/states/change-order-status.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { addReview } from "./add-review.server";
import { listUnreviewed } from "./list-unreviewed.server";

const database = withTestDatabase();
let shop: Awaited<ReturnType<typeof openPurchaseShop>>;
let ada: Visitor & { customer: VisitorCustomer };
let mug: number;
let lamp: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  ada = await signedIn("ada@example.com");
  mug = await addProduct(shop, "MUG", { name: "Mug", stock: { onHand: 9 } });
  lamp = await addProduct(shop, "LAMP", { name: "Lamp", stock: { onHand: 9 } });
});

async function signedIn(email: string) {
  const { id } = await addCustomer(shop, { email });
  return { sessionHash: `held by ${email}`, customer: testCustomer({ id, email }), cartId: null };
}

/** Orders one piece of each product, which are paid, a day after the order before. */
async function order(...productIds: number[]): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  const buyer = { ...ada, cartId: await addCart(shop, ada.customer.id) };
  for (const productId of productIds) await addToCart(shop, buyer, { productId, qty: 1 });
  await saveDraft(shop, buyer, filledDraft);
  const { orderId } = await pressPlace(shop, buyer);
  await changeOrderStatus(shop, orderId, "processing");
  return orderId;
}

/** Sends an order so many days before the shop's clock. */
async function send(orderId: string, daysAgo: number): Promise<void> {
  await shipOrder(shop, orderId, { carrier: "ups", trackingNumber: "", pieces: null });
  const createdAt = new Date(shop.clock.now.getTime() - daysAgo * 86_400_000);
  await database.db.update(shipments).set({ createdAt });
}

const names = async (ctx = shop) =>
  (await listUnreviewed(asShopper(ctx, ada), ada.customer.id, { limit: 9 })).products.map(({ name }) => name);

test("what arrived is listed, the latest purchase first, and counted beyond the limit (rule orders-21)", async () => {
  await send(await order(lamp), 8);
  await send(await order(mug, lamp), 8);
  expect((await names()).sort()).toEqual(["Lamp", "Mug"]);
  await send(await order(mug), 8);
  expect(await listUnreviewed(asShopper(shop, ada), ada.customer.id, { limit: 1 })).toEqual({
    products: [{ sku: "MUG", name: "Mug" }],
    total: 2,
  });
});

test("an order that was not sent brought nothing to review", async () => {
  await order(mug);
  expect(await names()).toEqual([]);
});

test("a parcel is under way for seven days, or until it is noted as handed over (rule orders-21)", async () => {
  const orderId = await order(mug);
  await send(orderId, 6);
  expect(await names()).toEqual([]);
  await deliverOrder(shop, orderId);
  expect(await names()).toEqual(["Mug"]);
});

test("what its customer reviewed is not listed, though the review waits for its approval", async () => {
  await send(await order(mug, lamp), 8);
  const form = { star: 5, nick_name: "Ada M.", title: "", content: "Keeps tea hot." };
  const ctx = { ...shop, fileStore: createDiskStore("/nowhere"), clientAddress: "192.0.2.7" };
  await addReview(ctx, { productId: mug, customer: ada.customer, form, files: [] });
  expect(await names()).toEqual(["Lamp"]);
});

test("what the shop no longer shows is not listed", async () => {
  await send(await order(mug, lamp), 8);
  await changeOffer(shop, mug, { isVisible: false });
  expect(await names()).toEqual(["Lamp"]);
});

test("a shop without reviews lists nothing", async () => {
  await send(await order(mug), 8);
  const settings = shopSettingsSchema.parse({ active_review_module: false });
  expect(await names({ ...shop, shop: { ...shop.shop, settings } })).toEqual([]);
});

test("another customer may not look", async () => {
  const eve = await signedIn("eve@example.com");
  await expect(listUnreviewed(asShopper(shop, eve), ada.customer.id, { limit: 9 })).rejects.toMatchObject({
    code: "forbidden",
  });
});
