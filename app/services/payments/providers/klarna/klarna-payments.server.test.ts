import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import {
  type KlarnaServer,
  klarnaAccount,
  startKlarnaServer,
} from "../../../../../tests/support/providers/klarna/klarna-server";
import { startPayment } from "../../../checkout/payment/start-payment.server";
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
import { checkProvider } from "../check-provider.server";
import { listPaymentMethods } from "../providers.server";
import { type KlarnaPaidOrder, openKlarnaOrder } from "./klarna-fixture.server";

const database = withTestDatabase();
let klarna: KlarnaServer;
let order: KlarnaPaidOrder;
beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  klarna = await startKlarnaServer();
  order = await openKlarnaOrder(database.db, klarna);
  return () => klarna.close();
});

describe("Klarna is offered", () => {
  const methods = (over: { country?: string; totalMinor?: number; currency?: string } = {}) => {
    const { shop } = order.shop;
    const { country, totalMinor = 1, currency = shop.tenant.currency } = over;
    const asked = { ...shop, tenant: { ...shop.tenant, currency } };
    return listPaymentMethods({ shop: asked, sandboxAllowed: false, totalMinor, country }).map(
      ({ code }) => code,
    );
  };
  test("to shoppers of the countries that pay in the shop's currency, and before one is known", () => {
    expect(methods()).toContain("klarna");
    expect(methods({ country: "US" })).toContain("klarna");
    expect(methods({ country: "CA" })).not.toContain("klarna");
  });
  test("not for a currency or an amount that Klarna does not take", () => {
    expect(methods({ currency: "JPY" })).not.toContain("klarna");
    expect(methods({ totalMinor: 200_000_001 })).not.toContain("klarna");
  });
});

test("a page is opened with the order's lines, addresses, number and our id", async () => {
  await startPayment(order.shop, order.orderId);
  const { id, amountMinor } = await order.payment();
  const { session, urls } = order.page();
  expect(session).toMatchObject({
    purchase_country: "US",
    locale: "en-US",
    order_amount: amountMinor,
    billing_address: { given_name: "Ada", region: "PA", email: "ada@example.com" },
    merchant_reference2: id,
  });
  expect(session.order_lines.map(({ type, quantity }) => [type, quantity])).toEqual([
    ["physical", 2],
    ["shipping_fee", 1],
    ["sales_tax", 1],
  ]);
  expect(urls.status_update).toBe("https://harbor.example/api/payment/klarna/webhook");
});

test("where the shop is not at https, Klarna is asked to tell nothing", async () => {
  const shop = { ...order.shop, originOf: () => "http://localhost:3000" };
  await startPayment(shop, order.orderId);
  expect(order.page().urls.status_update).toBeUndefined();
});

describe("started again", () => {
  test("it is the same page", async () => {
    const first = await startPayment(order.shop, order.orderId);
    expect(await startPayment(order.shop, order.orderId)).toEqual(first);
    expect(klarna.pages.size).toBe(1);
  });
  test("after it was paid, it leads to the shop", async () => {
    await order.press("pay");
    expect(await startPayment(order.shop, order.orderId)).toMatchObject({
      url: expect.stringMatching(/^https:\/\/harbor\.example\/checkout\/securely-callback\?/),
    });
    expect(klarna.pages.size).toBe(1);
  });
  test("after it was closed at Klarna, there is another page", async () => {
    await startPayment(order.shop, order.orderId);
    order.page().status = "CANCELLED";
    const params = await order.press("pay");
    expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "paid" });
  });
});

test("paid and returned, twice and with messages, the money is taken and the order moves once", async () => {
  const params = await order.press("pay");
  await Promise.all([
    returnFromProvider(order.shop, params),
    returnFromProvider(order.shop, params),
    order.tell(),
  ]);
  await order.tell();
  const { status, capturedMinor, amountMinor, takenReference } = await order.payment();
  expect([await order.status(), status, capturedMinor]).toEqual(["processing", "paid", amountMinor]);
  expect(order.atKlarna()).toMatchObject({
    order_id: takenReference,
    captures: [{ captured_amount: amountMinor }],
  });
  expect((await order.notes()).filter((note) => note === "Paid")).toHaveLength(1);
});

test("killed between the return and the capture, a job takes the money, once", async () => {
  const params = await order.press("pay");
  klarna.failWith("cut", /captures/);
  expect(await returnFromProvider(order.shop, params)).toMatchObject({ unanswered: "paid" });
  klarna.failWith(null);
  expect(order.atKlarna().captures).toHaveLength(0);
  const { id } = await order.payment();
  await confirmPayment(order.shop, id);
  await confirmPayment(order.shop, id);
  expect([await order.status(), order.atKlarna().captures.length]).toEqual(["processing", 1]);
});

test("an answer to the capture that is lost takes the money once", async () => {
  const params = await order.press("pay");
  klarna.failWith("lost", /captures/);
  await returnFromProvider(order.shop, params);
  klarna.failWith(null);
  await confirmPayment(order.shop, (await order.payment()).id);
  expect([await order.status(), order.atKlarna().captures.length]).toEqual(["processing", 1]);
});

describe("declined", () => {
  test("and returned, the page is closed and the cart is back", async () => {
    expect(await returnFromProvider(order.shop, await order.press("decline"))).toEqual({
      orderId: order.orderId,
      status: "declined",
    });
    expect([await order.status(), order.page().status, await order.cartCount()]).toEqual([
      "canceled",
      "DISABLED",
      2,
    ]);
  });
  test("and not returned, the shopper may try again on the page", async () => {
    await order.press("decline");
    await confirmPayment(order.shop, (await order.payment()).id);
    expect([await order.status(), order.page().status]).toEqual(["pending_payment", "FAILED"]);
    klarna.pay(order.page());
    expect(await order.tell()).toBe("applied");
    expect(await order.status()).toBe("processing");
  });
});

describe("left", () => {
  test("the page is closed and the cart is back", async () => {
    expect(await returnFromProvider(order.shop, await order.press("back"))).toMatchObject({
      status: "cancelled",
    });
    expect([await order.status(), order.page().status]).toEqual(["canceled", "DISABLED"]);
  });
  test("in one window and paid in another, it is paid", async () => {
    const params = await order.press("back");
    klarna.pay(order.page());
    expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "paid" });
  });
  test("an order that is given up closes it", async () => {
    await startPayment(order.shop, order.orderId);
    const { id } = await order.payment();
    const outcome = { kind: "cancelled", reason: "out of time" } as const;
    await settlePayment(order.shop, "klarna", { paymentId: id, outcome });
    await closePayment(order.shop, id);
    expect(order.page().status).toBe("DISABLED");
  });
});

describe("paid back", () => {
  const refund = async (amountMinor: number | null) =>
    refundPayment(order.shop, {
      paymentId: (await order.payment()).id,
      orderId: order.orderId,
      amountMinor,
      reason: "A cup\nwas broken.",
    });
  beforeEach(async () => {
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  test("in parts, and never more than was taken", async () => {
    const { amountMinor } = await order.payment();
    expect(await refund(100)).toBe("done");
    expect(await refund(null)).toBe("done");
    await expect(refund(1)).rejects.toThrow("Nothing is left to refund for this payment.");
    expect(order.atKlarna().refunds).toMatchObject([
      { refunded_amount: 100, description: "A cup was broken." },
      { refunded_amount: amountMinor - 100 },
    ]);
  });
  test("and refused, it is failed with Klarna's reason", async () => {
    order.atKlarna().captured_amount = 50;
    expect(await refund(100)).toBe("failed");
    expect(order.atKlarna().refunds).toEqual([]);
  });
  test("with an answer that was lost, it is paid back once", async () => {
    klarna.failWith("lost", /refunds/);
    await expect(refund(100)).rejects.toThrow("could not be reached");
    klarna.failWith(null);
    const { id } = await order.payment();
    await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
    expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor: 100, status: "done" }]);
    expect(order.atKlarna().refunded_amount).toBe(100);
  });
});

describe("only reserved at first", () => {
  beforeEach(async () => {
    order = await openKlarnaOrder(database.db, klarna, { capture: "manual" });
    await returnFromProvider(order.shop, await order.press("pay"));
  });
  test("the order goes on, and the money is taken later, once", async () => {
    const { id, status } = await order.payment();
    expect([await order.status(), status, order.atKlarna().captures]).toEqual([
      "processing",
      "authorized",
      [],
    ]);
    expect(await capturePayment(order.shop, id)).toMatchObject({ status: "paid" });
    expect(order.atKlarna().captures).toHaveLength(1);
  });
  test("and captured in Klarna's portal, it is taken", async () => {
    const { id, amountMinor } = await order.payment();
    Object.assign(order.atKlarna(), { status: "CAPTURED", captured_amount: amountMinor });
    expect(await capturePayment(order.shop, id)).toMatchObject({ status: "paid" });
  });
  test("and expired, a person is asked to look", async () => {
    order.atKlarna().status = "EXPIRED";
    const { id } = await order.payment();
    expect(await capturePayment(order.shop, id)).toMatchObject({ status: "cancelled" });
    expect((await order.notes()).at(-1)).toMatch(/^The payment that was reserved is gone/);
  });
  test("given back, it is released", async () => {
    await returnPayment(order.shop, { paymentId: (await order.payment()).id, orderId: order.orderId });
    expect([(await order.payment()).status, order.atKlarna().status]).toEqual(["cancelled", "CANCELLED"]);
  });
});

test("Klarna says whether it takes the credentials (rule payment-26)", async () => {
  const owner = { ...order.shop, actor: testActing };
  expect(await checkProvider(owner, "klarna")).toEqual({
    isGood: true,
    text: "Klarna takes the credentials. Payments move money.",
  });
  const other = await withSecrets(owner, { "payment.klarna.password": `not ${klarnaAccount.password}` });
  expect(await checkProvider(other, "klarna")).toMatchObject({
    isGood: false,
    text: expect.stringContaining("does not take username and password in this region"),
  });
});
