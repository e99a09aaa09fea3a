import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/databases/test-database";
import { paypalMessage } from "../../../../../tests/support/providers/paypal/paypal-events";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../../../../../tests/support/providers/paypal/paypal-server";
import { addProduct } from "../../../catalogue/products/catalogue-fixture.server";
import type { PaymentContext } from "../../../payments/providers/payment-context.server";
import { withPayments } from "../../../payments/providers/payment-fixture.server";
import { paysFor } from "../../../payments/providers/payment-of-fixture.server";
import { readCart } from "../../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../../selling/checkout/save-draft.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { createTransaction } from "../../create-transaction.server";
import { expressOffers } from "../../express-offers.server";
import { flushTransaction } from "../../flush-transaction.server";
import { receiveWebhook } from "../../receive-webhook.server";
import { rememberTransaction } from "../../remember-transaction.server";
import { returnFromProvider } from "../../return-from-provider.server";
import { placeOrder } from "../../steps/place-order.server";
import {
  asShopper,
  buttonOf,
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../steps/purchase-fixture.server";
import { startPayment } from "../start-payment.server";

const paypalOrder = (reference: string) => ({ wallet: "paypal", reference });
const onDelivery = { code: "cash", title: "Cash on delivery" };

let database: TestDatabase;
let paypal: PaypalServer;
let shop: PaymentContext & PurchaseShop;
let mug: number;
let guest: Visitor;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  paypal = await startPaypalServer();
  const settings = { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId };
  const purchase = await openPurchaseShop(database.db, {
    payment: { paypal: settings, offline: [onDelivery] },
  });
  shop = await withSecrets(withPayments(purchase, { paypal: paypal.url }), {
    "payment.paypal.client_secret": paypalClient.secret,
  });
  mug = await addProduct(shop, "MUG");
  guest = await guestWith(shop, [[mug, 2]]);
  return () => paypal.close();
});
afterAll(() => database?.drop());

/** Presses a button on PayPal's page. */
const press = async (url: string, button: "pay" | "decline" = "pay") => {
  await fetch(url, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
};
/** Opens a payment for the cart, approves it, and comes back. */
async function approve(button: "pay" | "decline" = "pay"): Promise<string> {
  const { url, reference } = await createTransaction(shop, guest, "paypal");
  await press(url, button);
  await rememberTransaction(shop, guest, paypalOrder(reference));
  return reference;
}
const draft = async () => (await readCart(shop, guest)).draft;
/** Places the order of the approved cart; the address the browser is sent to. */
async function place() {
  await saveDraft(shop, guest, { shippingMethodCode: "standard" });
  const { orderId } = await pressPlace(shop, guest);
  return orderId;
}
async function comeBack(orderId: string) {
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to confirm");
  return returnFromProvider(shop, new URL(start.url).searchParams);
}
const paymentOf = async (orderId: string) => {
  const own = and(eq(payments.tenantId, shop.tenant.id), paysFor(orderId));
  const [row] = await database.db.select().from(payments).where(own);
  if (!row) throw new Error("there is no payment");
  return row;
};
const statusOf = async (orderId: string) =>
  (await database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const captures = () => [...paypal.orders.values()].flatMap((order) => order.captures);
const approvedEvent = (reference: string) => {
  const order = paypal.orders.get(reference);
  return { id: reference, status: "APPROVED", purchase_units: [{ ...order?.unit }] };
};
const webhook = (resource: unknown) =>
  receiveWebhook(shop, "paypal", paypalMessage("CHECKOUT.ORDER.APPROVED", resource));

describe("the button is shown", () => {
  const due = (totalMinor: number) => ({ totalMinor, sellerGuid: null });
  test("where the shop takes PayPal, as its settings say", () => {
    expect(expressOffers(shop.shop, "cart", due(100))).toMatchObject([
      {
        wallet: "paypal",
        name: "PayPal",
        label: "PayPal Checkout",
        ownLook: { label: "checkout", color: "gold" },
        sellerGuid: null,
      },
    ]);
  });
  test("not when everything is redeemed, and not without PayPal's secret", () => {
    expect(expressOffers(shop.shop, "cart", due(0))).toEqual([]);
    expect(expressOffers({ ...shop.shop, secretNames: [] }, "cart", due(100))).toEqual([]);
  });
  test("not while the shop takes no orders, nor where it is switched off", () => {
    const { settings } = shop.shop;
    const modules = {
      ...settings.modules,
      "order-management": { ...settings.modules["order-management"], prevent_checkout: true },
    };
    expect(expressOffers({ ...shop.shop, settings: { ...settings, modules } }, "cart", due(100))).toEqual([]);
    const { paypal: ours } = settings.payment;
    const payment = { ...settings.payment, paypal: { ...ours, display: { ...ours.display, cart: false } } };
    expect(expressOffers({ ...shop.shop, settings: { ...settings, payment } }, "cart", due(100))).toEqual([]);
  });
});

test("the payment is opened with the cart's amount and our addresses, and PayPal asks where to deliver", async () => {
  const { summary } = await readCart(shop, guest);
  await createTransaction(shop, guest, "paypal");
  const [order] = paypal.orders.values();
  expect(order).toMatchObject({
    asksAddress: true,
    returnUrl: "https://harbor.example/checkout/express/paypal",
    unit: { amount: { value: (summary.totals.totalDueMinor / 100).toFixed(2) } },
  });
});

test("an address that was typed before is kept, and PayPal does not ask for one", async () => {
  guest = await guestAtReview(shop, [[mug, 1]]);
  await approve();
  const [order] = paypal.orders.values();
  expect(order?.asksAddress).toBe(false);
  expect(await draft()).toMatchObject({ email: "ada@example.com", paymentMethodCode: "paypal" });
});

test("approved, the checkout knows who pays and where to deliver", async () => {
  const reference = await approve();
  expect(await draft()).toMatchObject({
    email: "grace@example.com",
    paymentMethodCode: "paypal",
    shippingAddress: { first_name: "Grace Brewster", last_name: "Hopper", state: "PA", postcode: "18064" },
    express: { reference, account: "grace@example.com" },
  });
});

test("placed, the order's own amount is taken, once, and the order goes on", async () => {
  const reference = await approve();
  const orderId = await place();
  const settled = await comeBack(orderId);
  await comeBack(orderId).catch(() => null);
  expect(settled).toEqual({ orderId, status: "paid" });
  expect(await statusOf(orderId)).toBe("processing");
  const { id, amountMinor } = await paymentOf(orderId);
  expect(captures()).toMatchObject([{ custom_id: id, amount: { value: (amountMinor / 100).toFixed(2) } }]);
  expect(paypal.orders.get(reference)?.unit.invoice_id).toMatch(/-\d+$/);
});

test("nothing is taken before the order is placed, whatever PayPal sends", async () => {
  const reference = await approve();
  expect(await webhook(approvedEvent(reference))).toBe("ignored");
  expect(captures()).toEqual([]);
});

test("an approval that PayPal reports late, again and together with the return takes the money once", async () => {
  const early = approvedEvent(await approve());
  const orderId = await place();
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to confirm");
  const { searchParams } = new URL(start.url);
  const [order] = paypal.orders.values();
  await Promise.all([
    returnFromProvider(shop, searchParams),
    webhook(early),
    webhook({ id: order?.id, status: "APPROVED", purchase_units: [order?.unit] }),
    returnFromProvider(shop, searchParams),
  ]);
  expect(captures()).toHaveLength(1);
  expect(await statusOf(orderId)).toBe("processing");
});

test("declined when it is taken, the cart is back and the approval forgotten", async () => {
  await approve("decline");
  const orderId = await place();
  expect(await comeBack(orderId)).toEqual({ orderId, status: "declined" });
  expect(await statusOf(orderId)).toBe("canceled");
  guest = await findVisitorAgain();
  expect((await draft()).express).toBeUndefined();
  expect((await readCart(shop, guest)).summary.count).toBe(2);
});

describe("refused with a clear message", () => {
  const refusal = { code: "conflict", message: /^PayPal has no approved payment for this cart/ };
  const refuses = (attempt: Promise<unknown>) =>
    expect(attempt).rejects.toMatchObject({
      code: refusal.code,
      message: expect.stringMatching(refusal.message),
    });
  test("a payment that was not approved", async () => {
    const { reference } = await createTransaction(shop, guest, "paypal");
    await refuses(rememberTransaction(shop, guest, paypalOrder(reference)));
  });
  test("a payment that PayPal does not know", () =>
    refuses(rememberTransaction(shop, guest, paypalOrder("O-99"))));
  test("a payment that was approved for another cart", async () => {
    const { url, reference } = await createTransaction(shop, guest, "paypal");
    await press(url);
    const other = await guestWith(shop, [[mug, 1]]);
    await refuses(rememberTransaction(shop, other, paypalOrder(reference)));
  });
  test("a payment that an order was paid with already", async () => {
    const reference = await approve();
    await comeBack(await place());
    guest = await guestWith(shop, [[mug, 1]]);
    await refuses(rememberTransaction(shop, guest, paypalOrder(reference)));
  });
  test("an empty cart", () =>
    expect(createTransaction(shop, { ...guest, cartId: null }, "paypal")).rejects.toThrow(
      "Your cart is empty.",
    ));
  test("a cart with a product that is gone", async () => {
    const last = await addProduct(shop, "LAST", { stock: { onHand: 1 } });
    guest = await guestWith(shop, [[last, 1]]);
    await pressPlace(shop, await guestAtReview(shop, [[last, 1]], { paymentMethodCode: "cash" }));
    await expect(createTransaction(shop, guest, "paypal")).rejects.toMatchObject({ code: "conflict" });
    expect(paypal.orders.size).toBe(0);
  });
});

describe("PayPal out of reach", () => {
  const away = { code: "unavailable", message: expect.stringContaining("nothing was charged") };
  test.each([500, "cut"] as const)("when the payment is opened (%s): the cart is as it was", async (how) => {
    paypal.failWith(how);
    await expect(createTransaction(shop, guest, "paypal")).rejects.toMatchObject(away);
    expect((await readCart(shop, guest)).summary.count).toBe(2);
  });
  test("when the shopper comes back: nothing is remembered, and coming back again works", async () => {
    const { url, reference } = await createTransaction(shop, guest, "paypal");
    await press(url);
    paypal.failWith("cut");
    await expect(rememberTransaction(shop, guest, paypalOrder(reference))).rejects.toMatchObject(away);
    paypal.failWith(null);
    await rememberTransaction(shop, guest, paypalOrder(reference));
    expect((await draft()).express?.reference).toBe(reference);
  });
  test("when the order is placed: it is given up and the cart is back", async () => {
    await approve();
    const orderId = await place();
    paypal.failWith(503);
    await expect(startPayment(shop, orderId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await statusOf(orderId)).toBe("canceled");
    expect(captures()).toEqual([]);
  });
  test("when the money is taken: the order waits for it", async () => {
    await approve();
    const orderId = await place();
    const start = await startPayment(shop, orderId);
    if (start.kind !== "redirect") throw new Error("nothing to confirm");
    paypal.failWith(503);
    expect(await returnFromProvider(shop, new URL(start.url).searchParams)).toMatchObject({
      status: "started",
    });
    paypal.failWith(null);
    expect(await returnFromProvider(shop, new URL(start.url).searchParams)).toMatchObject({ status: "paid" });
    expect(captures()).toHaveLength(1);
  });
});

test("while PayPal takes its time, another shopper buys the same goods", async () => {
  await approve();
  const orderId = await place();
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to confirm");
  const arrived = paypal.hold("/capture");
  const returned = returnFromProvider(shop, new URL(start.url).searchParams);
  const release = await arrived;
  const other = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "cash" });
  const placed = await placeOrder(asShopper(shop, other), await buttonOf(shop, other));
  expect(placed.isNew).toBe(true);
  release();
  expect(await returned).toMatchObject({ status: "paid" });
});

test("an approval that PayPal has dropped meanwhile gives the cart back", async () => {
  const reference = await approve();
  const orderId = await place();
  const order = paypal.orders.get(reference);
  if (order) order.status = "VOIDED";
  await expect(startPayment(shop, orderId)).rejects.toMatchObject({ code: "unavailable" });
  expect(await statusOf(orderId)).toBe("canceled");
});

test("after three hours the order is paid on PayPal's page instead", async () => {
  await approve();
  shop.clock.now = new Date(shop.clock.now.getTime() + 3 * 60 * 60 * 1000);
  const orderId = await place();
  expect(await startPayment(shop, orderId)).toMatchObject({ url: expect.stringContaining("/checkoutnow") });
  expect(captures()).toEqual([]);
});

test("flushed, the approval is forgotten", async () => {
  await approve();
  await flushTransaction(shop, guest, "paypal");
  expect((await draft()).express).toBeUndefined();
});

/** The shopper at their next request, with the cart that came back. */
async function findVisitorAgain(): Promise<Visitor> {
  const { rows } = await database.pool.query(
    "select id from carts where tenant_id = $1 and session_hash = $2",
    [shop.tenant.id, guest.sessionHash],
  );
  return { ...guest, cartId: rows[0].id };
}
