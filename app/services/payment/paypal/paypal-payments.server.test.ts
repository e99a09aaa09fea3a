import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  genuineSignature,
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../../../../tests/support/paypal-server";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database";
import { addProduct } from "../../catalogue/catalogue-fixture.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "../../checkout/purchase-fixture.server";
import { orderEvents, orders, payments } from "../../db/schema";
import { withSecrets } from "../../secrets/secrets-fixture.server";
import { capturePayment } from "../capture-payment.server";
import type { PaymentContext } from "../payment-context.server";
import { withPayments } from "../payment-fixture.server";
import { listPaymentMethods } from "../providers.server";
import { receiveWebhook } from "../receive-webhook.server";
import { refundsOf } from "../record-refund.server";
import { refundPayment, returnPayment } from "../refund-payment.server";
import { returnFromProvider } from "../return-from-provider.server";
import { startPayment } from "../start-payment.server";

let database: TestDatabase;
let paypal: PaypalServer;
let shop: PaymentContext;
let orderId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  paypal = await startPaypalServer();
  await open();
  return () => paypal.close();
});
afterAll(() => database?.drop());

/** A shop that takes PayPal, with an order that is paid with it. */
async function open(over: { transaction_type?: "sale" | "authorization" } = {}) {
  const settings = { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId, ...over };
  const purchase = withPayments(await openPurchaseShop(database.db, { payment: { paypal: settings } }), {
    paypal: paypal.url,
  });
  shop = await withSecrets(purchase, { "payment.paypal.client_secret": paypalClient.secret });
  const mug = await addProduct(shop, "MUG");
  const guest = await guestAtReview(shop, [[mug, 2]], { paymentMethodCode: "paypal" });
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
const notes = async () =>
  (await database.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(
    ({ note }) => note,
  );
const jobs = async (key: string) =>
  (await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [key])).rows.length;
const captures = () => [...paypal.orders.values()].flatMap((order) => order.captures);

/** Presses a button on PayPal's page; where the browser is sent then. */
async function press(button: "pay" | "decline" | "back"): Promise<URLSearchParams> {
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to pay");
  const answer = await fetch(start.url, {
    method: "POST",
    body: new URLSearchParams({ press: button }),
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "").searchParams;
}
const webhook = (event_type: string, resource: unknown, headers: Record<string, string> = genuineSignature) =>
  receiveWebhook(shop, "paypal", {
    body: JSON.stringify({ event_type, resource }),
    headers: new Headers(headers),
  });

describe("PayPal is offered", () => {
  const methods = (ctx: PaymentContext) =>
    listPaymentMethods({ shop: ctx.shop, sandboxAllowed: false, totalMinor: 1 }).map(({ code }) => code);
  test("where the shop has its credentials", () => {
    expect(methods(shop)).toContain("paypal");
  });
  test("not without its secret, nor for a currency it does not take", () => {
    expect(methods({ ...shop, shop: { ...shop.shop, secretNames: [] } })).not.toContain("paypal");
    const tenant = { ...shop.shop.tenant, currency: "KWD" };
    expect(methods({ ...shop, shop: { ...shop.shop, tenant } })).not.toContain("paypal");
  });
});

test("the order is made at PayPal with its amount, our id and our addresses", async () => {
  await startPayment(shop, orderId);
  const { id, amountMinor } = await payment();
  const [order] = paypal.orders.values();
  expect(order?.unit).toMatchObject({
    custom_id: id,
    amount: { currency_code: "USD", value: (amountMinor / 100).toFixed(2) },
  });
  expect(order?.returnUrl).toMatch(/^https:\/\/harbor\.example\/checkout\/securely-callback\?/);
});

test("started again it is the same order", async () => {
  await startPayment(shop, orderId);
  await startPayment(shop, orderId);
  expect(paypal.orders.size).toBe(1);
});

test("approved and returned, the money is taken and the order goes on", async () => {
  const settled = await returnFromProvider(shop, await press("pay"));
  expect(settled).toEqual({ orderId, status: "paid" });
  expect(await status()).toBe("processing");
  const { amountMinor, capturedMinor, takenReference } = await payment();
  expect(capturedMinor).toBe(amountMinor);
  expect(captures().map(({ id }) => id)).toEqual([takenReference]);
});

test("return, reload and webhooks together take the money once", async () => {
  const params = await press("pay");
  const [order] = paypal.orders.values();
  const approved = { id: order?.id, status: "APPROVED", purchase_units: [order?.unit] };
  await Promise.all([
    returnFromProvider(shop, params),
    returnFromProvider(shop, params),
    webhook("CHECKOUT.ORDER.APPROVED", approved),
  ]);
  const [capture] = captures();
  await webhook("PAYMENT.CAPTURE.COMPLETED", capture);
  await webhook("PAYMENT.CAPTURE.COMPLETED", capture);
  expect(captures()).toHaveLength(1);
  expect(await status()).toBe("processing");
  expect((await notes()).filter((note) => note === "Paid")).toHaveLength(1);
});

test("a shopper who approved and never came back has paid by the webhook", async () => {
  await press("pay");
  const [order] = paypal.orders.values();
  const approved = { id: order?.id, status: "APPROVED", purchase_units: [order?.unit] };
  expect(await webhook("CHECKOUT.ORDER.APPROVED", approved)).toBe("applied");
  expect(await status()).toBe("processing");
});

test("declined when it is taken, the cart is back", async () => {
  const settled = await returnFromProvider(shop, await press("decline"));
  expect(settled).toEqual({ orderId, status: "declined" });
  expect(await status()).toBe("canceled");
});

test("left at PayPal's page, the cart is back", async () => {
  const settled = await returnFromProvider(shop, await press("back"));
  expect(settled).toEqual({ orderId, status: "cancelled" });
  expect(await status()).toBe("canceled");
});

test("a return address that we did not sign changes nothing", async () => {
  const params = await press("back");
  params.set("signature", "forged");
  expect(await returnFromProvider(shop, params)).toBeNull();
  expect(await status()).toBe("pending_payment");
});

describe("a webhook", () => {
  test.each([
    ["without PayPal's signature", {}],
    ["with a signature PayPal does not know", { "paypal-transmission-sig": "forged" }],
  ])("%s is forged", async (_what, headers) => {
    await press("pay");
    const { id } = await payment();
    const capture = { id: "T-0", status: "COMPLETED", custom_id: id };
    expect(await webhook("PAYMENT.CAPTURE.COMPLETED", capture, headers as Record<string, string>)).toBe(
      "forged",
    );
    expect(await status()).toBe("pending_payment");
  });
  test("about something else is ignored", async () => {
    expect(await webhook("CUSTOMER.DISPUTE.CREATED", {})).toBe("ignored");
  });
});

test("an amount that is not the order's is kept, and a person asked to look", async () => {
  await press("pay");
  const { id } = await payment();
  const amount = { currency_code: "USD", value: "0.01" };
  await webhook("PAYMENT.CAPTURE.COMPLETED", { id: "T-0", status: "COMPLETED", custom_id: id, amount });
  expect(await status()).toBe("pending_payment");
  expect((await notes()).at(-1)).toMatch(/^\$0\.01 was paid instead of \$\d+\.\d\d\. Check the payment/);
});

describe("PayPal out of reach", () => {
  test.each([500, "cut"] as const)(
    "at the start (%s): nothing is charged, and the cart is back",
    async (how) => {
      paypal.failWith(how);
      await expect(startPayment(shop, orderId)).rejects.toMatchObject({ code: "unavailable" });
      expect(await status()).toBe("canceled");
    },
  );
  test("at the return: the order waits, and a job asks again", async () => {
    const params = await press("pay");
    paypal.failWith(503);
    expect(await returnFromProvider(shop, params)).toEqual({ orderId, status: "started" });
    expect(await status()).toBe("pending_payment");
    expect(await jobs(`confirm:${(await payment()).id}`)).toBe(1);
  });
  test("at a webhook: it must be sent again", async () => {
    paypal.failWith(500);
    await expect(webhook("CUSTOMER.DISPUTE.CREATED", {})).rejects.toThrow("answered 500");
  });
});

describe("paid back", () => {
  const refund = async (amountMinor: number | null) =>
    refundPayment(shop, { paymentId: (await payment()).id, amountMinor, reason: "A cup was broken." });
  beforeEach(async () => {
    await returnFromProvider(shop, await press("pay"));
  });

  test("in parts, and never more than was taken", async () => {
    const { amountMinor } = await payment();
    expect(await refund(100)).toBe("done");
    expect(await refund(null)).toBe("done");
    await expect(refund(1)).rejects.toThrow("Nothing is left to refund for this payment.");
    const made = await refundsOf(shop, await payment());
    expect(made.map(({ amountMinor: part }) => part).sort((a, b) => a - b)).toEqual([100, amountMinor - 100]);
    expect(made.every(({ status: end }) => end === "done")).toBe(true);
  });

  test("two at once pay back no more than was taken", async () => {
    const { amountMinor } = await payment();
    const ended = await Promise.allSettled([refund(amountMinor), refund(amountMinor)]);
    expect(ended.map((end) => end.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("begun and not answered, a job takes each up and pays it back once", async () => {
    paypal.failWith("cut");
    await expect(refund(100)).rejects.toThrow("could not be reached");
    await expect(refund(200)).rejects.toThrow("could not be reached");
    paypal.failWith(null);
    const { id } = await payment();
    expect(await jobs(`refund:${id}`)).toBe(1);
    await returnPayment(shop, id);
    await returnPayment(shop, id);
    const made = await refundsOf(shop, { id });
    expect(made.map(({ status: end }) => end)).toEqual(["done", "done"]);
    expect(made.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(300);
  });

  test("at PayPal itself, it is noted, and once", async () => {
    const { id } = await payment();
    const amount = { currency_code: "USD", value: "1.00" };
    const made = { id: "R-9", status: "COMPLETED", custom_id: id, amount };
    await webhook("PAYMENT.CAPTURE.REFUNDED", made);
    await webhook("PAYMENT.CAPTURE.REFUNDED", made);
    expect(await refundsOf(shop, { id })).toMatchObject([
      { amountMinor: 100, status: "done", reason: "Paid back at the provider." },
    ]);
  });
});

describe("only reserved at first", () => {
  beforeEach(async () => {
    await open({ transaction_type: "authorization" });
    await returnFromProvider(shop, await press("pay"));
  });

  test("the order goes on and nothing is taken", async () => {
    expect([await status(), (await payment()).status, captures().length]).toEqual([
      "processing",
      "authorized",
      0,
    ]);
  });

  test("it is taken later, and once", async () => {
    const { id } = await payment();
    expect(await capturePayment(shop, id)).toEqual({ orderId, status: "paid" });
    await expect(capturePayment(shop, id)).rejects.toThrow(
      "Only a payment that was authorized can be taken.",
    );
    expect(captures()).toHaveLength(1);
  });

  test("given back, it is released", async () => {
    await returnPayment(shop, (await payment()).id);
    expect((await payment()).status).toBe("cancelled");
    expect((await notes()).at(-1)).toBe("The payment that was reserved is gone. Check it before you ship.");
  });
});
