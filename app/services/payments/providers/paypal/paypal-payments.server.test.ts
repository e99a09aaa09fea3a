import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import {
  type PaypalServer,
  startPaypalServer,
} from "../../../../../tests/support/providers/paypal/paypal-server";
import { startPayment } from "../../../checkout/payment/start-payment.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { capturePayment } from "../../../orders/money/capture-payment.server";
import { refundsOf } from "../../../orders/money/record-refund.server";
import { refundPayment } from "../../../orders/money/refund-payment.server";
import { returnPayment } from "../../../orders/money/return-payment.server";
import type { PaymentContext } from "../payment-context.server";
import { listPaymentMethods } from "../providers.server";
import { openPaypalOrder, type PaypalPaidOrder } from "./paypal-fixture.server";

const database = withTestDatabase();
let paypal: PaypalServer;
let order: PaypalPaidOrder;
beforeEach(async () => {
  paypal = await startPaypalServer();
  order = await openPaypalOrder(database.db, paypal);
  return () => paypal.close();
});
const jobs = async (key: string) =>
  (await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [key])).rows.length;

describe("PayPal is offered", () => {
  const methods = (ctx: PaymentContext) =>
    listPaymentMethods({ shop: ctx.shop, sandboxAllowed: false, totalMinor: 1 }).map(({ code }) => code);
  test("where the shop has its credentials", () => {
    expect(methods(order.shop)).toContain("paypal");
  });
  test("not without its secret, nor for a currency it does not take", () => {
    expect(methods({ ...order.shop, shop: { ...order.shop.shop, secretNames: [] } })).not.toContain("paypal");
    const tenant = { ...order.shop.shop.tenant, currency: "KWD" };
    expect(methods({ ...order.shop, shop: { ...order.shop.shop, tenant } })).not.toContain("paypal");
  });
});

test("the order is made at PayPal with its amount, our id and our addresses", async () => {
  await startPayment(order.shop, order.orderId);
  const { id, amountMinor } = await order.payment();
  expect(order.atPaypal().unit).toMatchObject({
    custom_id: id,
    amount: { currency_code: "USD", value: (amountMinor / 100).toFixed(2) },
  });
  expect(order.atPaypal().returnUrl).toMatch(/^https:\/\/harbor\.example\/checkout\/securely-callback\?/);
});

test("JPY goes to PayPal without decimals, and so does its refund", async () => {
  order = await openPaypalOrder(database.db, paypal, { currency: "JPY" });
  await returnFromProvider(order.shop, await order.press("pay"));
  const { id, capturedMinor, amountMinor } = await order.payment();
  expect([await order.status(), capturedMinor]).toEqual(["processing", amountMinor]);
  const asked = { paymentId: id, orderId: order.orderId, amountMinor: 100, reason: "" };
  expect(await refundPayment(order.shop, asked)).toBe("done");
});

test("started again it is the same order", async () => {
  await startPayment(order.shop, order.orderId);
  await startPayment(order.shop, order.orderId);
  expect(paypal.orders.size).toBe(1);
});

test("approved and returned, the money is taken and the order goes on", async () => {
  const settled = await returnFromProvider(order.shop, await order.press("pay"));
  expect(settled).toEqual({ orderId: order.orderId, status: "paid" });
  expect(await order.status()).toBe("processing");
  const { amountMinor, capturedMinor, takenReference } = await order.payment();
  expect(capturedMinor).toBe(amountMinor);
  expect(order.captures().map(({ id }) => id)).toEqual([takenReference]);
});

test("return, reload and webhooks together take the money once", async () => {
  const params = await order.press("pay");
  await Promise.all([
    returnFromProvider(order.shop, params),
    returnFromProvider(order.shop, params),
    order.webhook("CHECKOUT.ORDER.APPROVED", order.approved()),
  ]);
  const [capture] = order.captures();
  await order.webhook("PAYMENT.CAPTURE.COMPLETED", capture);
  await order.webhook("PAYMENT.CAPTURE.COMPLETED", capture);
  expect(order.captures()).toHaveLength(1);
  expect(await order.status()).toBe("processing");
  expect((await order.notes()).filter((note) => note === "Paid")).toHaveLength(1);
});

test("a shopper who approved and never came back has paid by the webhook", async () => {
  await order.press("pay");
  expect(await order.webhook("CHECKOUT.ORDER.APPROVED", order.approved())).toBe("applied");
  expect(await order.status()).toBe("processing");
});

test("declined when it is taken, the cart is back", async () => {
  const settled = await returnFromProvider(order.shop, await order.press("decline"));
  expect(settled).toEqual({ orderId: order.orderId, status: "declined" });
  expect(await order.status()).toBe("canceled");
});

test("left at PayPal's page, the cart is back", async () => {
  const settled = await returnFromProvider(order.shop, await order.press("back"));
  expect(settled).toEqual({ orderId: order.orderId, status: "cancelled" });
  expect(await order.status()).toBe("canceled");
});

test("a return address that we did not sign changes nothing", async () => {
  const params = await order.press("back");
  params.set("signature", "forged");
  expect(await returnFromProvider(order.shop, params)).toBeNull();
  expect(await order.status()).toBe("pending_payment");
});

describe("a webhook", () => {
  test.each([
    ["without PayPal's signature", { signature: null }],
    ["with a signature PayPal does not know", { signature: "forged" }],
  ])("%s is forged", async (_what, changes) => {
    await order.press("pay");
    const { id } = await order.payment();
    const capture = { id: "T-0", status: "COMPLETED", custom_id: id };
    expect(await order.webhook("PAYMENT.CAPTURE.COMPLETED", capture, changes)).toBe("forged");
    expect(await order.status()).toBe("pending_payment");
  });
  test("about something else is ignored", async () => {
    expect(await order.webhook("CATALOG.PRODUCT.CREATED", {})).toBe("ignored");
  });
});

test("an amount that is not the order's is kept, and a person asked to look", async () => {
  await order.press("pay");
  const { id } = await order.payment();
  const amount = { currency_code: "USD", value: "0.01" };
  await order.webhook("PAYMENT.CAPTURE.COMPLETED", { id: "T-0", status: "COMPLETED", custom_id: id, amount });
  expect(await order.status()).toBe("pending_payment");
  expect((await order.notes()).at(-1)).toMatch(
    /^\$0\.01 was paid instead of \$\d+\.\d\d\. Check the payment/,
  );
});

test("a webhook that cannot be checked now must be sent again", async () => {
  paypal.failWith(500);
  await expect(order.webhook("CUSTOMER.DISPUTE.CREATED", {})).rejects.toThrow("answered 500");
});

describe("paid back", () => {
  const refund = async (amountMinor: number | null) =>
    refundPayment(order.shop, {
      paymentId: (await order.payment()).id,
      orderId: order.orderId,
      amountMinor,
      reason: "A cup was broken.",
    });
  beforeEach(async () => {
    await returnFromProvider(order.shop, await order.press("pay"));
  });

  test("in parts, and never more than was taken", async () => {
    const { amountMinor } = await order.payment();
    expect(await refund(100)).toBe("done");
    expect(await refund(null)).toBe("done");
    await expect(refund(1)).rejects.toThrow("Nothing is left to refund for this payment.");
    const made = await refundsOf(order.shop, await order.payment());
    expect(made.map(({ amountMinor: part }) => part).sort((a, b) => a - b)).toEqual([100, amountMinor - 100]);
    expect(made.every(({ status: end }) => end === "done")).toBe(true);
  });

  test("begun and not answered, a job takes each up and pays it back once", async () => {
    paypal.failWith("cut");
    await expect(refund(100)).rejects.toThrow("could not be reached");
    await expect(refund(200)).rejects.toThrow("could not be reached");
    paypal.failWith(null);
    const { id } = await order.payment();
    expect(await jobs(`refund:${id}:${order.orderId}`)).toBe(1);
    await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
    await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
    const made = await refundsOf(order.shop, { id });
    expect(made.map(({ status: end }) => end)).toEqual(["done", "done"]);
    expect(made.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(300);
  });
});

test("the webhook of an account that PayPal stored takes the money no second time", async () => {
  await returnFromProvider(order.shop, await order.press("pay"));
  const token = {
    id: "vault-late",
    customer: { id: "customer-1" },
    metadata: { order_id: order.atPaypal().id },
  };
  expect(await order.webhook("VAULT.PAYMENT-TOKEN.CREATED", token)).toBe("applied");
  expect(await order.webhook("VAULT.PAYMENT-TOKEN.CREATED", { id: "vault-late" })).toBe("ignored");
  expect([await order.status(), order.captures().length]).toEqual(["processing", 1]);
});

describe("only reserved at first", () => {
  beforeEach(async () => {
    order = await openPaypalOrder(database.db, paypal, { transaction_type: "authorization" });
    await returnFromProvider(order.shop, await order.press("pay"));
  });

  test("the order goes on and nothing is taken", async () => {
    expect([await order.status(), (await order.payment()).status, order.captures().length]).toEqual([
      "processing",
      "authorized",
      0,
    ]);
  });

  test("it is taken later, and once", async () => {
    const { id } = await order.payment();
    expect(await capturePayment(order.shop, id)).toEqual({ orderId: order.orderId, status: "paid" });
    await expect(capturePayment(order.shop, id)).rejects.toThrow(
      "Only a payment that was authorized can be taken.",
    );
    expect(order.captures()).toHaveLength(1);
  });

  test("given back, it is released", async () => {
    await returnPayment(order.shop, { paymentId: (await order.payment()).id, orderId: order.orderId });
    expect((await order.payment()).status).toBe("cancelled");
    expect((await order.notes()).at(-1)).toBe(
      "The payment that was reserved is gone. Check it before you ship.",
    );
  });
});
