import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { stripeAmountProblem } from "../../../../../tests/support/providers/stripe/stripe-contract";
import {
  type StripeServer,
  startStripeServer,
  stripeWebhook,
} from "../../../../../tests/support/providers/stripe/stripe-server";
import { startPayment } from "../../../checkout/payment/start-payment.server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { capturePayment } from "../../../orders/money/capture-payment.server";
import { closePayment, confirmPayment } from "../../../orders/money/confirm-payment.server";
import { refundsOf } from "../../../orders/money/record-refund.server";
import { refundPayment } from "../../../orders/money/refund-payment.server";
import { returnPayment } from "../../../orders/money/return-payment.server";
import { settlePayment } from "../../../orders/money/settle-payment.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import { testActing } from "../../../shops/audit/actor-fixture.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { readWebhookHealth } from "../../webhooks/read-webhook-health.server";
import { checkProvider } from "../check-provider.server";
import { listPaymentMethods, notOffered } from "../providers.server";
import { openStripeOrder, type StripeOrder } from "./stripe-fixture.server";

const database = withTestDatabase();
let stripe: StripeServer;
let order: StripeOrder;
beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  stripe = await startStripeServer();
  order = await openStripeOrder(database.db, stripe);
  return () => stripe.close();
});

test("the page is made with the amount, the currency and the payment's id", async () => {
  await startPayment(order.shop, order.orderId);
  const { id, amountMinor } = await order.payment();
  expect(order.session().fields).toMatchObject({
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
  order = await openStripeOrder(database.db, stripe, { currency });
  await order.press("pay");
  const { amountMinor } = await order.payment();
  expect(order.session().fields).toMatchObject({
    "line_items[0][price_data][unit_amount]": String(amountMinor * times),
    "line_items[0][price_data][currency]": currency.toLowerCase(),
  });
});

test("paid and returned, twice and with webhooks, the order goes on once", async () => {
  const params = await order.press("pay");
  const ends = await Promise.all([
    returnFromProvider(order.shop, params),
    returnFromProvider(order.shop, params),
    order.webhook("payment_intent.succeeded", order.intent()),
  ]);
  expect(ends).toEqual([
    { orderId: order.orderId, status: "paid" },
    { orderId: order.orderId, status: "paid" },
    "applied",
  ]);
  expect(await order.status()).toBe("processing");
});

test("a shopper who paid and never came back has paid by the webhook", async () => {
  await order.press("pay");
  expect(await order.webhook("payment_intent.succeeded", order.intent())).toBe("applied");
  expect(await order.status()).toBe("processing");
});

test("left, the page is closed and the cart is back", async () => {
  expect(await returnFromProvider(order.shop, await order.press("back"))).toEqual({
    orderId: order.orderId,
    status: "cancelled",
  });
  expect([await order.status(), order.session().status]).toEqual(["canceled", "expired"]);
});

test("left in one window and paid in another, it is paid", async () => {
  const params = await order.press("back");
  stripe.pay(order.session());
  expect(await returnFromProvider(order.shop, params)).toEqual({ orderId: order.orderId, status: "paid" });
  expect(await order.status()).toBe("processing");
});

test("the page is closed and its answer lost: a job finds out, and the cart is back", async () => {
  const params = await order.press("back");
  stripe.failWith("lost");
  await returnFromProvider(order.shop, params);
  stripe.failWith(null);
  await confirmPayment(order.shop, (await order.payment()).id);
  expect([order.session().status, await order.status(), await order.cartCount()]).toEqual([
    "expired",
    "canceled",
    2,
  ]);
});

test("Stripe says whether it takes the key (rule payment-26)", async () => {
  const owner = { ...order.shop, actor: testActing };
  expect(await checkProvider(owner, "stripe")).toEqual({
    isGood: true,
    text: "Stripe takes the key. It is a test key: payments move no money.",
  });
  const other = await withSecrets(owner, { "payment.stripe.secret_key": "sk_test_of_someone" });
  const refused = "Stripe does not take the secret key. Copy it again from Stripe’s dashboard.";
  expect(await checkProvider(other, "stripe")).toEqual({ isGood: false, text: refused });
});

test("the page of an order that was given up is closed", async () => {
  await startPayment(order.shop, order.orderId);
  const { id } = await order.payment();
  const outcome = { kind: "cancelled", reason: "out of time" } as const;
  await settlePayment(order.shop, "stripe", { paymentId: id, outcome });
  await closePayment(order.shop, id);
  expect(order.session().status).toBe("expired");
});

describe("a webhook", () => {
  test.each([
    ["with another key", { secret: "whsec_other" }],
    ["too long ago", { timestamp: 1_000_000_000 }],
  ])("signed %s is forged", async (_how, signed) => {
    await order.press("pay");
    expect(await order.webhook("payment_intent.succeeded", order.intent(), signed)).toBe("forged");
    expect(await order.status()).toBe("pending_payment");
  });
  test("whose body was changed, or that is not signed, is forged", async () => {
    await order.press("pay");
    const genuine = stripeWebhook("payment_intent.succeeded", order.intent());
    const changed = { ...genuine, body: genuine.body.replace("succeeded", "succeeded ") };
    expect(await receiveWebhook(order.shop, "stripe", changed)).toBe("forged");
    expect(await receiveWebhook(order.shop, "stripe", { ...genuine, headers: new Headers() })).toBe("forged");
  });
  test("that came, and one that failed, are kept with the reason (rule payment-27)", async () => {
    await order.press("pay");
    await order.webhook("payment_intent.succeeded", order.intent());
    await order.webhook("payment_intent.succeeded", order.intent(), { secret: "whsec_other" });
    const now = order.shop.now();
    expect((await readWebhookHealth(order.shop)).get("stripe")).toMatchObject({
      receivedAt: now,
      failedAt: now,
      failure: expect.stringContaining("The signature is wrong"),
    });
  });
  test("about a payment that was not made here is ignored", async () => {
    await order.press("pay");
    expect(await order.webhook("payment_intent.succeeded", { ...order.intent(), metadata: {} })).toBe(
      "ignored",
    );
  });
  test("with another amount asks a person to look", async () => {
    await order.press("pay");
    await order.webhook("payment_intent.succeeded", { ...order.intent(), amount_received: 1 });
    expect([await order.status(), (await order.payment()).capturedMinor]).toEqual(["pending_payment", 1]);
  });
});

test("a part is paid back, its webhook says it again, and it is noted once", async () => {
  await returnFromProvider(order.shop, await order.press("pay"));
  const { id } = await order.payment();
  await refundPayment(order.shop, {
    paymentId: id,
    orderId: order.orderId,
    amountMinor: 100,
    reason: "A cup was broken.",
  });
  const [made] = await refundsOf(order.shop, { id });
  const metadata = { payment_id: id, refund_id: made?.id };
  const told = {
    id: made?.reference,
    status: "succeeded",
    amount: 100,
    currency: "usd",
    metadata,
    payment_intent: order.paid().id,
  };
  expect(await order.webhook("refund.updated", told)).toBe("applied");
  expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor: 100, status: "done" }]);
});

describe("in KWD, of which Stripe takes amounts whose last digit is 0 (rule payment-10)", () => {
  beforeEach(async () => {
    order = await openStripeOrder(database.db, stripe, { currency: "KWD" });
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  const refund = async (amountMinor: number) =>
    refundPayment(order.shop, {
      paymentId: (await order.payment()).id,
      orderId: order.orderId,
      amountMinor,
      reason: "",
    });

  test("a refund of another amount is refused beside it before Stripe is asked", async () => {
    await expect(refund(1003)).rejects.toMatchObject({
      code: "invalid",
      field: "amount",
      message:
        "This payment is refunded in multiples of KWD 0.010, so KWD 1.003 can’t be. " +
        "Enter KWD 1.000 or KWD 1.010 as an amount alone.",
    });
    expect(await refund(1010)).toBe("done");
    expect(stripe.returnedOf(order.paid().id)).toBe(1010);
  });

  test("a card is not offered for another amount, and the checkout says why", () => {
    const listing = { shop: order.shop.shop, sandboxAllowed: false, totalMinor: 5124 };
    expect(listPaymentMethods(listing).map(({ code }) => code)).not.toContain("stripe");
    expect(notOffered(listing)).toEqual(["Card takes multiples of KWD 0.010, and can’t pay KWD 5.124."]);
    expect(notOffered({ ...listing, totalMinor: 5120 })).toEqual([]);
  });
});

test("the test server refuses the requests that Stripe refuses", () => {
  expect(stripeAmountProblem(5124, "kwd")).toBe("Invalid amount for kwd: 5124");
  expect(stripeAmountProblem(5120, "kwd")).toBeNull();
  expect(stripeAmountProblem(50, "isk")).toBe("Invalid amount for isk: 50");
});

test("a refund Stripe refuses is failed, and can be asked for again", async () => {
  await returnFromProvider(order.shop, await order.press("pay"));
  const { id } = await order.payment();
  const found = order.session().intent;
  if (found) found.received = 50;
  expect(
    await refundPayment(order.shop, {
      paymentId: id,
      orderId: order.orderId,
      amountMinor: 100,
      reason: "A cup was broken.",
    }),
  ).toBe("failed");
  expect(
    await refundPayment(order.shop, {
      paymentId: id,
      orderId: order.orderId,
      amountMinor: 50,
      reason: "A cup was broken.",
    }),
  ).toBe("done");
});

describe("only reserved at first", () => {
  beforeEach(async () => {
    order = await openStripeOrder(database.db, stripe, { capture: "manual" });
    await order.press("pay");
  });
  test("the order goes on, and the money is taken later", async () => {
    await order.webhook("payment_intent.amount_capturable_updated", order.intent());
    expect([await order.status(), (await order.payment()).status]).toEqual(["processing", "authorized"]);
    expect(await capturePayment(order.shop, (await order.payment()).id)).toEqual({
      orderId: order.orderId,
      status: "paid",
    });
  });
  test("given back, it is released", async () => {
    await order.webhook("payment_intent.amount_capturable_updated", order.intent());
    await returnPayment(order.shop, { paymentId: (await order.payment()).id, orderId: order.orderId });
    expect([(await order.payment()).status, order.paid().status]).toEqual(["cancelled", "canceled"]);
  });
});
