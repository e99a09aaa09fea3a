import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart, addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, changeOffer, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  asShopper,
  filledDraft,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { openCartOfCustomer } from "../../selling/cart/open-cart.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { buyAgain } from "../reorder/buy-again.server";
import { listOrderedProducts } from "../reorder/list-ordered-products.server";
import { cancelOrder } from "../states/cancel-order.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let ada: Visitor;
let mug: number;
let lamp: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  ada = await signedIn("ada@example.com");
  mug = await addProduct(shop, "MUG", { name: "Mug", stock: { onHand: 9 } });
  lamp = await addProduct(shop, "LAMP", { name: "Lamp", stock: { onHand: 9 } });
});

async function signedIn(email: string): Promise<Visitor> {
  const { id } = await addCustomer(shop, { email });
  return { sessionHash: `held by ${email}`, customer: testCustomer({ id, email }), cartId: null };
}

/** Orders one piece of each product, a day after the order before. */
async function order(visitor: Visitor, ...productIds: number[]): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  const buyer = { ...visitor, cartId: await addCart(shop, visitor.customer?.id) };
  for (const productId of productIds) await addToCart(shop, buyer, { productId, qty: 1 });
  await saveDraft(shop, buyer, filledDraft);
  return (await pressPlace(shop, buyer)).orderId;
}

const list = (visitor: Visitor, page = 1, limit = 20) =>
  listOrderedProducts(asShopper(shop, visitor), visitor, { page, limit });
const names = async (visitor: Visitor, page = 1, limit = 20) =>
  (await list(visitor, page, limit)).products.map(({ name }) => name);

/** Presses 'Buy again' at the first product of Ada's page as this visitor. */
async function again(visitor: Visitor) {
  const [first] = (await list(ada)).products;
  const { message } = await buyAgain(shop, visitor, {
    order_id: first?.orderId ?? "",
    item_id: first?.id ?? 0,
  });
  return { message, refusal: first?.refusal, cart: await cartOf(visitor) };
}

async function cartOf(visitor: Visitor) {
  const cartId = await openCartOfCustomer(shop, visitor.customer?.id ?? 0, shop.shop.sellerId);
  const { items } = (await readCart(shop, { ...visitor, cartId })).summary;
  return items.map(({ sku, qty }) => [sku, qty]);
}

test("each product is listed once, the latest purchase first, with the day and the orders it was bought in", async () => {
  await order(ada, mug, lamp);
  await order(ada, mug);
  expect(await list(ada)).toMatchObject({
    total: 2,
    products: [
      { name: "Mug", orderCount: 2, lastOrderedText: "Mar 03 2026", isAddable: true },
      { name: "Lamp", orderCount: 1, lastOrderedText: "Mar 02 2026", isAddable: true },
    ],
  });
});

test("the pages hold what the one before does not, and one beyond the last is the last", async () => {
  await order(ada, lamp);
  await order(ada, mug);
  expect([await names(ada, 1, 1), await names(ada, 2, 1), await names(ada, 9, 1)]).toEqual([
    ["Mug"],
    ["Lamp"],
    ["Lamp"],
  ]);
});

test("the purchases of another customer never appear", async () => {
  await order(ada, mug);
  const eve = await signedIn("eve@example.com");
  expect(await list(eve)).toEqual({ products: [], page: 1, total: 0 });
  await expect(listOrderedProducts(asShopper(shop, eve), ada, { page: 1, limit: 20 })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a canceled order bought nothing", async () => {
  await cancelOrder(shop, await order(ada, mug));
  expect(await names(ada)).toEqual([]);
});

test("'Buy again' adds one piece of the same product to the cart (rule orders-14)", async () => {
  await order(ada, mug);
  expect(await again(ada)).toEqual({
    message: "Mug was added to your cart.",
    refusal: "",
    cart: [["MUG", 1]],
  });
});

test("'Buy again' says why a product cannot be sold any more, and so does the page", async () => {
  await order(ada, mug);
  await changeOffer(shop, mug, { availableForSale: false });
  expect(await again(ada)).toEqual({
    message: "Mug: Unavailable",
    refusal: "It is not for sale at the moment.",
    cart: [],
  });
});

test("'Buy again' adds nothing of another customer's order", async () => {
  await order(ada, mug);
  const eve = await signedIn("eve@example.com");
  expect(await again(eve)).toMatchObject({ message: "This product is no longer available.", cart: [] });
});
