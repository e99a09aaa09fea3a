import { beforeEach, expect, test } from "vitest";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../../../../../tests/support/providers/paypal/paypal-server";
import { findVisitor } from "../../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../../accounts/sessions/session-cookie.server";
import { addProduct } from "../../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../../catalogue/products/seller-fixture.server";
import { openRequest } from "../../../content/pages/content-fixture.server";
import { withPayments } from "../../../payments/providers/payment-fixture.server";
import { visitorAtSeller } from "../../../selling/cart/visitor-at-seller.server";
import { readCart } from "../../../selling/cart-page/read-cart-summary.server";
import { findPurchase } from "../../../selling/cart-page/read-purchase.server";
import { addToCart } from "../../../selling/lines/add-to-cart.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { addAndCreateTransaction } from "../../../storefront/add-and-create-transaction.server";
import { answerProductForm } from "../../../storefront/answer-product-form.server";
import { createTransaction } from "../../create-transaction.server";
import { readCheckout } from "../../read-checkout.server";
import { rememberTransaction } from "../../remember-transaction.server";
import { openPurchaseShop } from "../../steps/purchase-fixture.server";

const database = withTestDatabase();
let paypal: PaypalServer;
let market: Awaited<ReturnType<typeof openMarket>>;
let vase: number;
let potterId: string;
let guest: Visitor;
let headers: Headers;

async function openMarket() {
  const active = { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId };
  const house = await openPurchaseShop(database.db, { payment: { paypal: active } });
  const shop = await addShop(house, { type: "marketplace" });
  return withSecrets(withPayments(shop, { paypal: paypal.url }), {
    "payment.paypal.client_secret": paypalClient.secret,
  });
}

/** A guest with a vase of the potter in the cart, and nothing of the house. */
beforeEach(async () => {
  paypal = await startPaypalServer();
  market = await openMarket();
  vase = await addProduct(market, "VASE", { priceMinor: 9000 });
  potterId = await addSeller(market, "potter");
  await addOffer(market, potterId, vase, { priceMinor: 3000 });
  const { token } = await addToCart(market, anonymousVisitor, {
    productId: vase,
    qty: 1,
    sellerId: potterId,
  });
  headers = new Headers({ Cookie: `${SESSION_COOKIE}=${token}` });
  guest = await findVisitor(market, { headers });
  return () => paypal.close();
});

const potterGuid = async () => (await readCart(market, await atPotter())).seller?.guid ?? "";
const atPotter = () => visitorAtSeller(market, guest, potterId);
const checkoutOf = async (sellerGuid: string | null) =>
  readCheckout(market, await findPurchase(market, guest, sellerGuid), { asked: null, sandboxAllowed: false });
async function addOfHouse() {
  const mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  await addToCart(market, guest, { productId: mug, qty: 1 });
}

test("PayPal is asked for what the cart with a seller comes to, and leads back to it (rule payment-13)", async () => {
  const { summary, seller } = await readCart(market, await atPotter());
  const opened = await createTransaction(market, await atPotter(), "paypal");
  expect(opened.sellerGuid).toBe(seller?.guid);
  const [order] = paypal.orders.values();
  expect(order).toMatchObject({
    returnUrl: `https://harbor.example/checkout/express/paypal?seller=${seller?.guid}`,
    unit: { amount: { value: (summary.totals.totalDueMinor / 100).toFixed(2) } },
  });
});

test("on a product's page it pays for the cart that the product went to, not for the house's empty one", async () => {
  const request = new Request("https://harbor.example/vase", { headers });
  const { context } = openRequest(market);
  const config = { ...context.config, ...market.config };
  const own = { ...context, ...market, config, visitor: async () => guest };
  const form = cartFormSchema.parse({ intent: "add", product_id: vase, seller: await potterGuid() });
  const posted = new FormData();
  posted.set("express", "paypal");
  const answer = await answerProductForm(own, request, { form, posted });
  const [order] = paypal.orders.values();
  expect(answer).toMatchObject({ status: 303 });
  expect(order?.returnUrl).toContain(`seller=${await potterGuid()}`);
  const called = await addAndCreateTransaction(own, request, { form, wallet: "paypal" });
  expect(await called.json()).toMatchObject({ success: true, seller_guid: await potterGuid() });
});

test("approved, the checkout of that seller's part knows it", async () => {
  const { url, reference, sellerGuid } = await createTransaction(market, await atPotter(), "paypal");
  await fetch(url, { method: "POST", body: new URLSearchParams({ press: "pay" }), redirect: "manual" });
  await rememberTransaction(market, await atPotter(), { wallet: "paypal", reference });
  expect((await checkoutOf(sellerGuid)).draft).toMatchObject({
    email: "grace@example.com",
    paymentMethodCode: "paypal",
    express: { reference },
  });
});

test("the checkout shows the button for one seller's part, and none for several together", async () => {
  const { seller } = await readCart(market, await atPotter());
  expect((await checkoutOf(null)).express).toMatchObject([{ sellerGuid: seller?.guid }]);
  await addOfHouse();
  expect((await checkoutOf(null)).express).toEqual([]);
  expect((await checkoutOf(seller?.guid ?? "")).express).toMatchObject([{ sellerGuid: seller?.guid }]);
});

test("the house's empty cart is not paid for instead", async () => {
  await expect(createTransaction(market, guest, "paypal")).rejects.toThrow("Your cart is empty.");
});
