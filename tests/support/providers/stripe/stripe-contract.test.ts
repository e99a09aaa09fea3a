import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stripeObject } from "./stripe-contract";
import { type StripeServer, startStripeServer, stripeKeys, stripeWebhook } from "./stripe-server";

describe("the test server of Stripe refuses", () => {
  let stripe: StripeServer;
  beforeEach(async () => {
    stripe = await startStripeServer();
  });
  afterEach(async () => {
    stripe.problems.length = 0;
    await stripe.close();
  });

  test.each([
    [
      "a parameter that Stripe does not know",
      { amount: "100", note: "A cup was broken." },
      "unknown parameter: note",
    ],
    ["an amount that is no whole number", { amount: "1.5" }, "Invalid integer: 1.5"],
    ["an empty parameter", { amount: "100", reason: "" }, "empty string for 'reason'"],
  ])("%s", async (_what, fields, problem) => {
    const headers = { Authorization: `Bearer ${stripeKeys.secret}` };
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${stripe.url}/v1/refunds`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect(stripe.problems).toEqual([expect.stringContaining(problem)]);
    await expect(stripe.close()).rejects.toThrow("Against Stripe's own reference");
    stripe = await startStripeServer();
  });
});

test.each([
  ["a field that Stripe's object does not have", { order: 1 }, "/order"],
  ["a field of another kind", { amount: "100" }, "/amount must be number"],
])("an object with %s is not made", (_what, fields, problem) => {
  expect(() => stripeObject("refund", fields)).toThrow(`Stripe has no such refund: ${problem}`);
  expect(() => stripeWebhook("refund.created", fields)).toThrow("Stripe has no such refund");
});

test("an event has the whole object", () => {
  const { body } = stripeWebhook("refund.created", { id: "re_1" });
  expect(JSON.parse(body).data.object).toMatchObject({ id: "re_1", object: "refund", metadata: {} });
});
