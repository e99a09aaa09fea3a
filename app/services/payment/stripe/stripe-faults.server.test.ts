import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shownIntent } from "../../../../tests/support/stripe-cards";
import { type StripeServer, startStripeServer, stripeWebhook } from "../../../../tests/support/stripe-server";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database";
import { migrateJobs } from "../../jobs/migrate-jobs.server";
import { capturePayment } from "../capture-payment.server";
import { confirmPayment } from "../confirm-payment.server";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { receiveWebhook } from "../receive-webhook.server";
import { refundsOf } from "../record-refund.server";
import { refundPayment, returnPayment } from "../refund-payment.server";
import { returnFromProvider } from "../return-from-provider.server";
import { startPayment } from "../start-payment.server";
import { openStripeOrder, type StripeOrder } from "./stripe-fixture.server";

let database: TestDatabase;
let stripe: StripeServer;
let order: StripeOrder;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
beforeEach(async () => {
  stripe = await startStripeServer();
  order = await openStripeOrder(database.db, stripe);
  return () => stripe.close();
});
afterAll(() => database?.drop());

const jobs = async (name: string) =>
  (
    await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [
      `${name}:${(await order.payment()).id}`,
    ])
  ).rows.length;
describe("when the payment is started", () => {
  test.each([429, 500, "cut", "lost"] as const)(
    "Stripe fails (%s): nothing is charged and the cart is back",
    async (how) => {
      stripe.failWith(how);
      await expect(startPayment(order.shop, order.orderId)).rejects.toMatchObject({ code: "unavailable" });
      expect([await order.status(), await order.cartCount()]).toEqual(["canceled", 2]);
    },
  );

  test("pressed twice at once, it makes one page", async () => {
    const starts = await Promise.all([1, 2].map(() => startPayment(order.shop, order.orderId)));
    expect(stripe.sessions.size).toBe(1);
    expect(starts[0]).toEqual(starts[1]);
  });

  test("Stripe is slow: another shopper buys the same goods meanwhile", async () => {
    const arrived = stripe.hold("/v1/checkout/sessions");
    const started = startPayment(order.shop, order.orderId);
    const release = await arrived;
    expect(await order.anotherShopperBuys()).toMatchObject({ isNew: true });
    release();
    expect(await started).toMatchObject({ kind: "redirect" });
  });
});

describe("when the shopper comes back", () => {
  test.each([429, 500, "cut", "lost"] as const)(
    "Stripe fails (%s): the order waits, and a job finds out that it is paid",
    async (how) => {
      const params = await order.press("pay");
      stripe.failWith(how);
      expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "started" });
      expect([await order.status(), await jobs("confirm")]).toEqual(["pending_payment", 1]);
      stripe.failWith(null);
      await confirmPayment(order.shop, (await order.payment()).id);
      expect(await order.status()).toBe("processing");
    },
  );

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

  test("Stripe is slow: the webhook is not kept waiting, nor another shopper", async () => {
    const params = await order.press("pay");
    const arrived = stripe.hold("expand[0]=payment_intent.payment_method");
    const returned = returnFromProvider(order.shop, params);
    const release = await arrived;
    expect(await order.webhook("payment_intent.succeeded", order.intent())).toBe("applied");
    expect(await order.anotherShopperBuys()).toMatchObject({ isNew: true });
    release();
    expect(await returned).toEqual({ orderId: order.orderId, status: "paid" });
  });

  test.each([
    ["signature", "forged"],
    ["payment", "00000000-0000-4000-8000-000000000000"],
    ["provider", "sandbox"],
  ])("with another %s, nothing changes", async (name, value) => {
    const params = await order.press("back");
    params.set(name, value);
    expect(await returnFromProvider(order.shop, params)).toBeNull();
    expect([await order.status(), order.session().status]).toEqual(["pending_payment", "open"]);
  });

  test("saying that the payment was left, when it was paid, changes nothing about it", async () => {
    const params = await order.press("pay");
    params.set("cancelled", "1");
    expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "paid" });
  });
});

describe("webhooks", () => {
  const events = {
    processing: () => order.webhook("payment_intent.processing", { ...order.intent(), status: "processing" }),
    succeeded: () => order.webhook("payment_intent.succeeded", order.intent()),
    expired: () =>
      order.webhook("checkout.session.expired", {
        metadata: { payment_id: order.intent().metadata.payment_id },
      }),
  };
  type Name = keyof typeof events;

  test.each<[Name[], string]>([
    [["processing", "succeeded", "succeeded"], "processing"],
    [["succeeded", "processing"], "processing"],
    [["succeeded", "expired", "processing", "expired"], "processing"],
    [["processing", "succeeded", "expired"], "processing"],
  ])("%j leave the order paid once", async (names, status) => {
    await order.press("pay");
    for (const name of names) await events[name]();
    const { capturedMinor, amountMinor } = await order.payment();
    expect([await order.status(), capturedMinor, await jobs("refund")]).toEqual([status, amountMinor, 0]);
  });

  test.each<[Name[]]>([
    [["expired", "succeeded"]],
    [["expired", "succeeded", "succeeded", "processing"]],
    [["processing", "expired", "succeeded"]],
  ])("%j pay back what came too late, once", async (names) => {
    await order.press("pay");
    for (const name of names) await events[name]();
    const { id, amountMinor } = await order.payment();
    expect([await order.status(), await jobs("refund")]).toEqual(["canceled", 1]);
    await returnPayment(order.shop, id);
    await returnPayment(order.shop, id);
    expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor, status: "done" }]);
  });

  test("all at once move the order once", async () => {
    await order.press("pay");
    await Promise.all([1, 2, 3, 4].map(() => events.succeeded()));
    const moved = await database.pool.query(
      "select 1 from order_events where order_id = $1 and to_status = 'processing'",
      [order.orderId],
    );
    expect(moved.rows).toHaveLength(1);
  });

  test.each([
    ["with another key", { secret: "whsec_other" }],
    ["too long ago", { timestamp: 1_000_000_000 }],
  ])("signed %s are forged", async (_how, signed) => {
    await order.press("pay");
    expect(await order.webhook("payment_intent.succeeded", order.intent(), signed)).toBe("forged");
    expect(await order.status()).toBe("pending_payment");
  });

  test("whose body was changed, or that are not signed, are forged", async () => {
    await order.press("pay");
    const genuine = stripeWebhook("payment_intent.succeeded", order.intent());
    const changed = { ...genuine, body: genuine.body.replace("succeeded", "succeeded ") };
    expect(await receiveWebhook(order.shop, "stripe", changed)).toBe("forged");
    expect(await receiveWebhook(order.shop, "stripe", { ...genuine, headers: new Headers() })).toBe("forged");
  });

  test("about a payment of another shop change nothing there", async () => {
    await order.press("pay");
    const other = await openStripeOrder(database.db, stripe);
    const [first] = [...stripe.sessions.values()].flatMap(({ intent }) => intent ?? []);
    const object = first && shownIntent(first);
    expect(await other.webhook("payment_intent.succeeded", object)).toBe("ignored");
    expect(await order.status()).toBe("pending_payment");
  });
});

describe("when reserved money is taken", () => {
  beforeEach(async () => {
    order = await openStripeOrder(database.db, stripe, { capture: "manual" });
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  const take = async () => capturePayment(order.shop, (await order.payment()).id);

  test.each([500, "cut", "lost"] as const)("Stripe fails (%s): asked again it is taken once", async (how) => {
    stripe.failWith(how);
    await expect(take()).rejects.toThrow(ProviderUnavailable);
    stripe.failWith(null);
    expect(await take()).toMatchObject({ status: "paid" });
    expect(order.paid().received).toBe((await order.payment()).amountMinor);
  });

  test("twice at once, it is taken once", async () => {
    await Promise.allSettled([take(), take()]);
    const { status, capturedMinor, amountMinor } = await order.payment();
    expect([status, capturedMinor, order.paid().received]).toEqual(["paid", amountMinor, amountMinor]);
  });
});

describe("when money is paid back", () => {
  beforeEach(async () => {
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  const refund = async (amountMinor: number | null) =>
    refundPayment(order.shop, {
      paymentId: (await order.payment()).id,
      ...{ amountMinor, reason: "A cup was broken." },
    });

  test.each([500, "cut", "lost"] as const)(
    "Stripe fails (%s): a job takes it up and pays back once",
    async (how) => {
      stripe.failWith(how);
      await expect(refund(100)).rejects.toThrow(ProviderUnavailable);
      stripe.failWith(null);
      const { id } = await order.payment();
      expect(await jobs("refund")).toBe(1);
      await returnPayment(order.shop, id);
      await returnPayment(order.shop, id);
      expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor: 100, status: "done" }]);
      expect(stripe.returnedOf(order.paid().id)).toBe(100);
    },
  );

  test("two at once pay back no more than was taken", async () => {
    const { amountMinor } = await order.payment();
    const ended = await Promise.allSettled([refund(amountMinor), refund(amountMinor)]);
    expect(ended.map((end) => end.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(stripe.returnedOf(order.paid().id)).toBe(amountMinor);
  });
});
