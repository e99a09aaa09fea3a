import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paypalAnswerProblem } from "./paypal-contract";
import { paypalMessage } from "./paypal-events";
import { type PaypalServer, paypalClient, startPaypalServer } from "./paypal-server";

const refundOf = { method: "POST", path: "/v2/payments/captures/1/refund", headers: {}, body: "{}" };

describe("the test server of PayPal refuses", () => {
  let paypal: PaypalServer;
  beforeEach(async () => {
    paypal = await startPaypalServer();
  });
  afterEach(async () => {
    paypal.problems.length = 0;
    await paypal.close();
  });

  async function call(path: string, body: unknown) {
    const { id, secret } = paypalClient;
    const credentials = Buffer.from(`${id}:${secret}`).toString("base64");
    const token = await fetch(`${paypal.url}/v1/oauth2/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${credentials}` },
    });
    const { access_token } = (await token.json()) as { access_token: string };
    const headers = { Authorization: `Bearer ${access_token}` };
    return fetch(paypal.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  }
  const amount = { currency_code: "USD", value: "1.00" };

  test.each([
    ["an empty note", { amount, note_to_payer: "" }],
    ["a note of two lines", { amount, note_to_payer: "A cup\nwas broken." }],
    ["a note that is too long", { amount, note_to_payer: "a".repeat(256) }],
    ["an amount that is a number", { amount: { ...amount, value: 1 } }],
    ["what PayPal does not know", { amount, metadata: {} }],
  ])("a refund with %s", async (_what, body) => {
    expect((await call(refundOf.path, body)).status).toBe(400);
    expect(paypal.problems).toEqual([expect.stringMatching(/^refundCapture/)]);
  });

  test("an order without an amount, and a call that PayPal does not have", async () => {
    const order = { intent: "CAPTURE", purchase_units: [{ custom_id: "1" }] };
    expect((await call("/v2/checkout/orders", order)).status).toBe(400);
    expect((await call("/v2/checkout/refunds", {})).status).toBe(400);
    expect(paypal.problems).toHaveLength(2);
  });

  test("to close quietly after a problem", async () => {
    await call(refundOf.path, { amount, note_to_payer: "" });
    await expect(paypal.close()).rejects.toThrow(
      "Against PayPal's own documents: refundCapture/note_to_payer",
    );
    paypal = await startPaypalServer();
  });
});

test("its own answers are checked, too", () => {
  const refund = { id: "1", status: "DONE" };
  expect(paypalAnswerProblem(refundOf, refundOf.path, { status: 201, json: refund })).toMatch(
    /^refund\/status/,
  );
  const isRefused = { status: 422, json: { name: "NO" } };
  expect(paypalAnswerProblem(refundOf, refundOf.path, isRefused)).toMatch(/^refused/);
  expect(
    paypalAnswerProblem(refundOf, refundOf.path, { json: { ...refund, status: "COMPLETED" } }),
  ).toBeNull();
});

test("an event that PayPal never sends is not made", () => {
  expect(() => paypalMessage("PAYMENT.CAPTURE.REFUNDED", { id: "1", payment_id: "2" })).toThrow(
    "PayPal sends no such event: refund must NOT have additional properties",
  );
});
