import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { PastOrder } from "~/models/orders/past/past-order";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { pastOrders } from "~/tables/orders/past-orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { bringOrders } from "../reading/bring-orders.server";
import { listPastOrders } from "./list-past-orders.server";
import { reorderPast } from "./reorder-past.server";

const order: PastOrder = {
  number: "#1001",
  email: "ada@example.com",
  placedAt: "2023-02-01T15:00:00.000Z",
  state: "paid",
  currency: "USD",
  lines: [
    { sku: "MUG", name: "Mug", qty: 2, priceMinor: 1000 },
    { sku: "GONE", name: "Gone", qty: 1, priceMinor: 500 },
    { sku: "MUG", name: "Mug", qty: -1, priceMinor: 1000 },
  ],
  subtotalMinor: 2500,
  discountMinor: 0,
  discountCodes: "",
  shippingMinor: 0,
  shippingTitle: "",
  taxMinor: 0,
  taxes: [],
  totalMinor: 2500,
  refundedMinor: 0,
  paymentTitle: "",
  billing: [],
  shipping: [],
};
const image = { url: "/media/mug.webp", alt: "", width: 400, height: 400 };

const database = withTestDatabase();
let shop: PurchaseShop;
let adaId: number;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  await addProduct(shop, "MUG", { name: "Mug", images: [image] });
  await bringOrders(shop, [order]);
  adaId = (await addCustomer(shop, { email: "ada@example.com" })).id;
  orderId = (await database.db.select({ id: pastOrders.id }).from(pastOrders))[0]?.id ?? "";
});

const again = (id: string, email: string) => reorderPast(shop, id, anonymousVisitor, { id: adaId, email });

it("an earlier order shows what the shop has of it, and adds that to the cart (rule imports-6)", async () => {
  const [shown] = await listPastOrders(shop, { id: adaId, email: "ada@example.com" });
  expect(shown?.lines.map((line) => line.image?.url)).toEqual([image.url, undefined, image.url]);
  expect(shown?.canBuyAgain).toBe(true);
  const reordered = await again(orderId, "ada@example.com");
  expect(reordered).toMatchObject({
    number: "#1001",
    addedCount: 2,
    messages: ["Gone: No longer available"],
  });
  const found = await visitorAfter(shop, { headers: new Headers() }, reordered?.setCookie ?? "");
  const { items } = (await readCart(shop, found)).summary;
  expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([["MUG", 2]]);
});

it("an order of another e-mail, or none, is not there", async () => {
  expect(await again(orderId, "ben@example.com")).toBeNull();
  expect(await again(randomUUID(), "ada@example.com")).toBeNull();
});
