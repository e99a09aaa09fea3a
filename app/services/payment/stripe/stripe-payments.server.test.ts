import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type StripeServer,
  shownIntent,
  startStripeServer,
  stripeKeys,
  stripeWebhook,
} from "../../../../tests/support/stripe-server";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database";
import { addProduct } from "../../catalogue/catalogue-fixture.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "../../checkout/purchase-fixture.server";
import { orders, payments } from "../../db/schema";
import { withSecrets } from "../../secrets/secrets-fixture.server";
import { capturePayment } from "../capture-payment.server";
import { closePayment } from "../confirm-payment.server";
import type { PaymentContext } from "../payment-context.server";
import { withPayments } from "../payment-fixture.server";
import { receiveWebhook } from "../receive-webhook.server";
import { refundsOf } from "../record-refund.server";
import { refundPayment, returnPayment } from "../refund-payment.server";
import { returnFromProvider } from "../return-from-provider.server";
import { settlePayment } from "../settle-payment.server";
import { startPayment } from "../start-payment.server";

let database: TestDatabase;
let stripe: StripeServer;
let shop: PaymentContext;
let orderId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  stripe = await startStripeServer();
  await open();
  return () => stripe.close();
});
afterAll(() => database?.drop());

/** A shop that takes cards, with an order that is paid with one. */
async function open({ capture, currency }: { capture?: "automatic" | "manual"; currency?: string } = {}) {
  const settings = { payment: { stripe: { active: true, ...(capture ? { capture } : {}) } } };
  const purchase = withPayments(await openPurchaseShop(database.db, settings), { stripe: stripe.url });
  if (currency) purchase.tenant.currency = currency;
  shop = await withSecrets(purchase, {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
  });
  if (currency) shop.shop.tenant.currency = currency;
  const mug = await addProduct(shop, "MUG");
  const guest = await guestAtReview(shop, [[mug, 2]], { paymentMethodCode: "stripe" });
  ({ orderId } = await pressPlace(shop, guest));
}
const payment = async () => {
  const own = and(eq(payments.tenantId, shop.tenant.id), eq(payments.orderId, orderId));
  const [row] = await database.db.select().from(payments).where(own);
  if (!row) throw new Error("there is no payment");
  return row;
};
const status = async () => {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.status;
};
const session = () => {
  const [first] = stripe.sessions.values();
  if (!first) throw new Error("there is no page to pay on");
  return first;
};
const intent = () => {
  const found = session().intent;
  if (!found) throw new Error("nobody paid");
  return shownIntent(found);
};

/** Presses a button on Stripe's page; where the browser is sent then. */
async function press(button: "pay" | "back"): Promise<URLSearchParams> {
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to pay");
  const body = new URLSearchParams({ press: button });
  const answer = await fetch(start.url, { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "").searchParams;
}
const webhook = (type: string, object: unknown, secret?: string) =>
  receiveWebhook(shop, "stripe", stripeWebhook(type, object, secret));

test("the page is made with the amount, the currency and the payment's id", async () => {
  await startPayment(shop, orderId);
  const { id, amountMinor } = await payment();
  expect(session().fields).toMatchObject({
    "line_items[0][price_data][unit_amount]": String(amountMinor),
    "line_items[0][price_data][currency]": "usd",
    "metadata[payment_id]": id,
  });
});

test.each([
  ["JPY", 1],
  ["KWD", 1],
  ["ISK", 100],
])("%s is counted as Stripe counts it", async (currency, times) => {
  await open({ currency });
  await press("pay");
  const { amountMinor } = await payment();
  const page = [...stripe.sessions.values()].at(-1);
  expect(page?.fields).toMatchObject({
    "line_items[0][price_data][unit_amount]": String(amountMinor * times),
    "line_items[0][price_data][currency]": currency.toLowerCase(),
  });
});

test("paid and returned, twice and with webhooks, the order goes on once", async () => {
  const params = await press("pay");
  const ends = await Promise.all([
    returnFromProvider(shop, params),
    returnFromProvider(shop, params),
    webhook("payment_intent.succeeded", intent()),
  ]);
  expect(ends).toEqual([{ orderId, status: "paid" }, { orderId, status: "paid" }, "applied"]);
  expect(await status()).toBe("processing");
});

test("a shopper who paid and never came back has paid by the webhook", async () => {
  await press("pay");
  expect(await webhook("payment_intent.succeeded", intent())).toBe("applied");
  expect(await status()).toBe("processing");
});

test("left, the page is closed and the cart is back", async () => {
  expect(await returnFromProvider(shop, await press("back"))).toEqual({ orderId, status: "cancelled" });
  expect([await status(), session().status]).toEqual(["canceled", "expired"]);
});

test("left in one window and paid in another, it is paid", async () => {
  const params = await press("back");
  stripe.pay(session());
  expect(await returnFromProvider(shop, params)).toEqual({ orderId, status: "paid" });
  expect(await status()).toBe("processing");
});

test("the page of an order that was given up is closed", async () => {
  await startPayment(shop, orderId);
  const { id } = await payment();
  const outcome = { kind: "cancelled", reason: "out of time" } as const;
  await settlePayment(shop, "stripe", { paymentId: id, outcome });
  await closePayment(shop, id);
  expect(session().status).toBe("expired");
});

describe("a webhook", () => {
  test("signed with another key is forged", async () => {
    await press("pay");
    expect(await webhook("payment_intent.succeeded", intent(), "whsec_other")).toBe("forged");
    expect(await status()).toBe("pending_payment");
  });
  test("about a payment that was not made here is ignored", async () => {
    await press("pay");
    expect(await webhook("payment_intent.succeeded", { ...intent(), metadata: {} })).toBe("ignored");
  });
  test("with another amount asks a person to look", async () => {
    await press("pay");
    await webhook("payment_intent.succeeded", { ...intent(), amount_received: 1 });
    expect([await status(), (await payment()).capturedMinor]).toEqual(["pending_payment", 1]);
  });
});

test("Stripe out of reach at the start, nothing is charged and the cart is back", async () => {
  stripe.failWith(500);
  await expect(startPayment(shop, orderId)).rejects.toMatchObject({ code: "unavailable" });
  expect(await status()).toBe("canceled");
});

test("a part is paid back, its webhook says it again, and it is noted once", async () => {
  await returnFromProvider(shop, await press("pay"));
  const { id } = await payment();
  await refundPayment(shop, { paymentId: id, amountMinor: 100, reason: "A cup was broken." });
  const [made] = await refundsOf(shop, { id });
  const metadata = { payment_id: id, refund_id: made?.id };
  const told = { id: made?.reference, status: "succeeded", amount: 100, currency: "usd", metadata };
  await webhook("refund.updated", told);
  expect(await refundsOf(shop, { id })).toMatchObject([{ amountMinor: 100, status: "done" }]);
});

test("a refund Stripe refuses is failed, and can be asked for again", async () => {
  await returnFromProvider(shop, await press("pay"));
  const { id } = await payment();
  const found = session().intent;
  if (found) found.received = 50;
  expect(await refundPayment(shop, { paymentId: id, amountMinor: 100, reason: "A cup was broken." })).toBe(
    "failed",
  );
  expect(await refundPayment(shop, { paymentId: id, amountMinor: 50, reason: "A cup was broken." })).toBe(
    "done",
  );
});

describe("only reserved at first", () => {
  beforeEach(async () => {
    await open({ capture: "manual" });
    await press("pay");
  });
  const last = () => {
    const found = [...stripe.sessions.values()].at(-1)?.intent;
    if (!found) throw new Error("nobody paid");
    return found;
  };
  test("the order goes on, and the money is taken later", async () => {
    await webhook("payment_intent.amount_capturable_updated", shownIntent(last()));
    expect([await status(), (await payment()).status]).toEqual(["processing", "authorized"]);
    expect(await capturePayment(shop, (await payment()).id)).toEqual({ orderId, status: "paid" });
  });
  test("given back, it is released", async () => {
    await webhook("payment_intent.amount_capturable_updated", shownIntent(last()));
    await returnPayment(shop, (await payment()).id);
    expect([(await payment()).status, last().status]).toEqual(["cancelled", "canceled"]);
  });
});
