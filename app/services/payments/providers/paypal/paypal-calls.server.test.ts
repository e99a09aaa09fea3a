import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { paypalMessage } from "../../../../../tests/support/providers/paypal/paypal-events";
import {
  type PaypalServer,
  startPaypalServer,
} from "../../../../../tests/support/providers/paypal/paypal-server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { refundPayment } from "../../../orders/money/refund-payment.server";
import { createLog } from "../../../platform/log/log.server";
import { testActing } from "../../../shops/audit/actor-fixture.server";
import { checkProvider } from "../check-provider.server";
import { openPaypalOrder, type PaypalPaidOrder } from "./paypal-fixture.server";

const database = withTestDatabase();
let paypal: PaypalServer;
let order: PaypalPaidOrder;
beforeEach(async () => {
  paypal = await startPaypalServer();
  order = await openPaypalOrder(database.db, paypal);
  return () => paypal.close();
});

const tokensAsked = () => paypal.calls.filter(({ path }) => path === "/v1/oauth2/token").length;
/** Takes the money, which takes several calls. */
const pay = async () => returnFromProvider(order.shop, await order.press("pay"));

describe("PayPal's token", () => {
  test("is kept for its life", async () => {
    await pay();
    expect(paypal.calls.length).toBeGreaterThan(3);
    expect(tokensAsked()).toBe(1);
  });

  test("that PayPal takes back is replaced", async () => {
    const params = await order.press("pay");
    paypal.token.text = "A21AANEW";
    expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "paid" });
    expect(tokensAsked()).toBe(2);
  });

  test("is not kept where it ends within a minute", async () => {
    paypal.token.lifeS = 60;
    await pay();
    expect(tokensAsked()).toBeGreaterThan(2);
  });

  test("that PayPal did not give is asked for again", async () => {
    paypal.failWith(503, /oauth2/);
    await expect(order.press("pay")).rejects.toMatchObject({ code: "unavailable" });
    const other = await openPaypalOrder(database.db, paypal);
    paypal.failWith(null);
    expect(await other.press("pay")).toBeTruthy();
  });
});

test.each([
  [{}, true, "sends its webhooks to https://harbor.example/webhook"],
  [{ webhook_id: "" }, false, "No webhook ID is set"],
  [{ webhook_id: "WH-OTHER" }, false, "has no webhook WH-OTHER"],
  [{ client_id: "someone" }, false, "does not take client ID and secret"],
])("PayPal says whether it takes the credentials: with %o", async (changes, isGood, words) => {
  const { settings } = order.shop.shop;
  const payment = { ...settings.payment, paypal: { ...settings.payment.paypal, ...changes } };
  const shop = { ...order.shop.shop, settings: { ...settings, payment } };
  const said = await checkProvider({ ...order.shop, shop, actor: testActing }, "paypal");
  expect([said.isGood, said.text]).toEqual([isGood, expect.stringContaining(words)]);
});

describe("the reason of a refund", () => {
  /** What PayPal tells the payer about a refund with this reason. */
  async function noteFor(reason: string) {
    await pay();
    const { id: paymentId } = await order.payment();
    const refund = { paymentId, orderId: order.orderId, amountMinor: 100, reason };
    expect(await refundPayment(order.shop, refund)).toBe("done");
    return [...paypal.refunds.made.values()].at(-1)?.note_to_payer;
  }

  test.each([
    ["is left out where there is none", "", undefined],
    ["is left out where it is blank", " \n ", undefined],
    ["is one line", "A cup\nwas broken.", "A cup was broken."],
    ["has at most 255 characters", "a".repeat(300), "a".repeat(255)],
  ])("%s", async (_what, reason, note) => expect(await noteFor(reason)).toBe(note));
});

describe("a webhook is checked by the bytes that came", () => {
  /** An event as PayPal may write it: with spaces, escapes, and numbers that end in 0. */
  const text = (custom_id: string, amount: string) =>
    `{ "event_type": "PAYMENT.CAPTURE.COMPLETED", "event_version": "1.0",\n "resource": { "id": "3C67", "rate": 1.0,
      "status": "COMPLETED", "custom_id": "${custom_id}", "note": "caf\\u00e9 \\/ €",
      "amount": { "currency_code": "USD", "value": "${amount}" } } }`;
  const send = async (body: string, sent = body) => {
    const message = paypalMessage("", null, { body, isUnexpected: true });
    return receiveWebhook(order.shop, "paypal", { ...message, body: sent });
  };
  const genuine = async () => {
    const { id, amountMinor } = await order.payment();
    return text(id, (amountMinor / 100).toFixed(2));
  };

  test("which are taken as they are", async () => {
    await order.press("pay");
    expect(await send(await genuine())).toBe("applied");
    expect(await order.status()).toBe("processing");
  });

  test.each([
    ["written anew", (body: string) => JSON.stringify(JSON.parse(body))],
    ["with another amount", (body: string) => body.replace(/"value": "\d/, '"value": "9')],
    ["with a second object behind them", (body: string) => `${body}, "webhook_id": {}`],
    ["that are no JSON", () => "PAYMENT"],
  ])("and are forged %s", async (_what, change) => {
    await order.press("pay");
    const body = await genuine();
    expect(await send(body, change(body))).toBe("forged");
    expect(await order.status()).toBe("pending_payment");
  });
});

test.each([
  ["PAYMENT.CAPTURE.COMPLETED", { id: 7 }],
  ["CHECKOUT.ORDER.APPROVED", { order: "an order" }],
  ["VAULT.PAYMENT-TOKEN.CREATED", {}],
  ["PAYMENT.CAPTURE.REFUNDED", { amount: "1.00" }],
])("a genuine %s with an unexpected resource is logged, and not sent again", async (type, resource) => {
  const lines: string[] = [];
  const shop = { ...order.shop, log: createLog({ write: (line) => void lines.push(line) }) };
  const message = paypalMessage(type, resource, { isUnexpected: true });
  expect(await receiveWebhook(shop, "paypal", message)).toBe("ignored");
  expect(lines.join("")).toContain(type);
});
