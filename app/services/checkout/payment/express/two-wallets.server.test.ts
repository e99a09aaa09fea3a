import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/databases/test-database";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../../../../../tests/support/providers/paypal/paypal-server";
import { addProduct } from "../../../catalogue/products/catalogue-fixture.server";
import type { PaymentContext } from "../../../payments/providers/payment-context.server";
import { withPayments } from "../../../payments/providers/payment-fixture.server";
import { paymentProviders } from "../../../payments/providers/providers.server";
import { readCart } from "../../../selling/cart-page/read-cart-summary.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { createTransaction } from "../../create-transaction.server";
import { expressOffers } from "../../express-offers.server";
import { flushTransaction } from "../../flush-transaction.server";
import { rememberTransaction } from "../../remember-transaction.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../steps/purchase-fixture.server";
import { walletMethod } from "../../wallet-method.server";
import { walletScripts } from "../../wallet-scripts.server";
import { findWallet, wallets } from "../../wallets.server";
import { purse } from "./purse-fixture.server";

/** Another wallet beside PayPal, as if the list of providers had one line more. */
const second = purse();
const lists = [paymentProviders, wallets] as unknown as unknown[][];

let database: TestDatabase;
let paypal: PaypalServer;
let shop: PaymentContext & PurchaseShop;
let guest: Visitor;
beforeAll(async () => {
  for (const list of lists) list.push(second);
  database = await createTestDatabase();
});
beforeEach(async () => {
  paypal = await startPaypalServer();
  const settings = { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId };
  const purchase = await openPurchaseShop(database.db, { payment: { paypal: settings } });
  shop = await withSecrets(withPayments(purchase, { paypal: paypal.url }), {
    "payment.paypal.client_secret": paypalClient.secret,
  });
  guest = await guestWith(shop, [[await addProduct(shop, "MUG"), 2]]);
  return () => paypal.close();
});
afterAll(() => {
  for (const list of lists) list.splice(list.indexOf(second), 1);
  return database?.drop();
});

const approval = async () => (await readCart(shop, guest)).draft.express;
async function approveAtPurse(): Promise<string> {
  const { reference } = await createTransaction(shop, guest, "purse");
  await rememberTransaction(shop, guest, { wallet: "purse", reference });
  return reference;
}

test("each wallet has a button where its owner wants one (rule payment-13)", () => {
  const namesAt = (place: "cart" | "product_page") =>
    expressOffers(shop.shop, place).map(({ wallet, label }) => [wallet, label]);
  expect(namesAt("cart")).toEqual([
    ["paypal", "PayPal Checkout"],
    ["purse", "Pay with Purse"],
  ]);
  expect(namesAt("product_page")).toEqual([["paypal", "PayPal Checkout"]]);
});

test("a payment is opened at the wallet that was pressed, and leads back to its address", async () => {
  const { url } = await createTransaction(shop, guest, "purse");
  expect(paypal.orders.size).toBe(0);
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe("/checkout/express/purse");
  expect(findWallet("purse").wallet.returned(searchParams)).toBe("purse-1");
});

test("what one approved the other has not, and its name is in what is said (rule payment-15)", async () => {
  const { reference } = await createTransaction(shop, guest, "paypal");
  await expect(rememberTransaction(shop, guest, { wallet: "purse", reference })).rejects.toThrow(
    "Purse has no approved payment for this cart. Nothing was charged.",
  );
  const approved = await approveAtPurse();
  expect(await approval()).toMatchObject({ provider: "purse", reference: approved });
});

test("flushing one wallet leaves what was approved at the other", async () => {
  await approveAtPurse();
  await flushTransaction(shop, guest, "paypal");
  expect(await approval()).toMatchObject({ provider: "purse" });
  await flushTransaction(shop, guest, "purse");
  expect(await approval()).toBeUndefined();
});

test("a wallet with a page alone brings no script into the shop", () => {
  const urls = shop.config.providerUrls;
  expect(walletScripts(shop.shop, urls)).toHaveLength(1);
  expect(walletMethod(shop.shop, urls, "paypal")).toMatchObject({
    success: true,
    method: { client_id: paypalClient.id, transaction_type: "sale" },
  });
  expect(walletMethod(shop.shop, urls, "purse")).toEqual({ success: false, method: null });
});

test("an unknown wallet is not found", async () => {
  await expect(createTransaction(shop, guest, "pocket")).rejects.toMatchObject({ code: "not_found" });
});
