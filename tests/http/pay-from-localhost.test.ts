import { afterAll, beforeAll, expect, test } from "vitest";
import { keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { orderOf, Shopper } from "../live/harness/shopper";
import {
  type KlarnaServer,
  klarnaAccount,
  startKlarnaServer,
} from "../support/providers/klarna/klarna-server";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../support/providers/paypal/paypal-server";
import {
  type StripeServer,
  startStripeServer,
  stripeKeys,
  stripeWebhook,
} from "../support/providers/stripe/stripe-server";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

/** Where the README says the demo is; harbor's own address is another. */
const here = "http://localhost:3000";

let stripe: StripeServer;
let paypal: PaypalServer;
let klarna: KlarnaServer;
let demo: DemoListener;
beforeAll(async () => {
  [stripe, paypal, klarna] = await Promise.all([
    startStripeServer(),
    startPaypalServer(),
    startKlarnaServer(),
  ]);
  demo = await openDemoListener({
    STRIPE_API_URL: stripe.url,
    PAYPAL_API_URL: paypal.url,
    KLARNA_API_URL: klarna.url,
  });
  await demo.writeSecrets("harbor", {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
    "payment.paypal.client_secret": paypalClient.secret,
    "payment.klarna.password": klarnaAccount.password,
  });
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  await demo.writeSettings("harbor", {
    payment: {
      stripe: { active: true },
      paypal: { active: true, client_id, webhook_id },
      klarna: { active: true, username: klarnaAccount.username },
      sandbox: true,
    },
  });
});
afterAll(() => Promise.all([demo?.close(), stripe?.close(), paypal?.close(), klarna?.close()]));

async function guestWithCarafe(): Promise<Shopper> {
  const guest = new Shopper(sendWithoutNetwork(demo.listener), here);
  await guest.add(await guest.productId("harbor-carafe"));
  return guest;
}

/** Presses a button on the provider's page and answers where it sends the browser. */
async function press(guest: Shopper, page: string, button: "pay" | "back"): Promise<string> {
  if (page.startsWith("/")) {
    const { headers } = await guest.post(page, { outcome: button === "pay" ? "paid" : "failed" });
    return headers.location ?? "";
  }
  const body = new URLSearchParams({ press: button });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

const methods = ["sandbox_card", "stripe", "paypal", "klarna"];

test.each(methods)("a guest who pays at localhost with %s gets the receipt there", async (method) => {
  const guest = await guestWithCarafe();
  const placed = await guest.place(await guest.fillCheckout("ada@example.com", method));
  const back = await press(guest, placed.headers.location ?? "", "pay");
  expect(back).toMatch(new RegExp(`^${here}/checkout/securely-callback\\?`));
  const answer = await guest.get(back);
  expect(orderOf(answer)).not.toBeNull();
  const receipt = await guest.get(answer.headers.location ?? "");
  expect(receipt.status).toBe(200);
  expect(seenText(receipt.body)).toContain("Thank you, Ada");
});

test.each(methods)("who turns back from %s finds the cart there", async (method) => {
  const guest = await guestWithCarafe();
  const placed = await guest.place(await guest.fillCheckout("ada@example.com", method));
  const back = await press(guest, placed.headers.location ?? "", "back");
  expect(new URL(back).origin).toBe(here);
  await guest.get(back);
  expect(await guest.cartText()).toContain("Harbor carafe");
});

test("an express payment begun at localhost comes back there", async () => {
  const guest = await guestWithCarafe();
  const begun = await guest.post("/checkout/express/paypal", { from: "cart" });
  const back = await press(guest, begun.headers.location ?? "", "pay");
  expect(back).toMatch(new RegExp(`^${here}/checkout/express/paypal\\?token=`));
  const { status, headers } = await guest.get(back);
  expect([status, headers.location]).toEqual([303, "/checkout"]);
  expect(seenText((await guest.get("/checkout")).body)).toContain("grace@example.com");
});

/** Takes a webhook of Stripe's at the shop's address. */
async function tellStripe(type: string, object: unknown) {
  const { headers, body } = stripeWebhook(type, object);
  const url = new URL("/api/payment/stripe/webhook", here);
  return sendWithoutNetwork(demo.listener)({
    method: "POST",
    url,
    headers: Object.fromEntries(headers),
    body,
  });
}

test("a disputed payment is answered at its provider by a call of the owner's API (rule payment-28)", async () => {
  const guest = await guestWithCarafe();
  const placed = await guest.place(await guest.fillCheckout("ada@example.com", "stripe"));
  const answer = await guest.get(await press(guest, placed.headers.location ?? "", "pay"));
  const number = seenText((await guest.get(answer.headers.location ?? "")).body).match(/\b1\d{5,}\b/)?.[0];
  const intent = [...stripe.sessions.values()].at(-1)?.intent;
  if (!number || !intent) throw new Error("There is no paid order");
  stripe.dispute("dp_1");
  const disputed = {
    id: "dp_1",
    amount: 100,
    currency: intent.currency,
    payment_intent: intent.id,
    charge: intent.id.replace("pi_", "ch_"),
    status: "needs_response",
    reason: "fraudulent",
  };
  expect((await tellStripe("charge.dispute.created", disputed)).status).toBe(200);
  const key = await keyFor(await demo.contextOf("harbor"), ["orders:write"]);
  const ask = async (query: string, variables: object) => {
    const { body } = await sendWithoutNetwork(demo.listener)({
      method: "POST",
      url: new URL("/admin-graphql", here),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(body);
  };
  const content = Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64");
  const kept = await ask(
    `mutation ($number: String!, $content: String!) {
      addDisputeFile(number: $number, name: "signed.pdf", content: $content) { id } }`,
    { number, content },
  );
  const answered = await ask(
    `mutation ($number: String!, $entryId: Int!) {
      answerDispute(number: $number, text: "Handed over on Monday.",
        proofs: [{ entryId: $entryId, kind: "delivery" }]) { state text note } }`,
    { number, entryId: kept.data?.addDisputeFile?.at(-1)?.id },
  );
  expect(answered).toEqual({
    data: { answerDispute: { state: "sent", text: "Handed over on Monday.", note: "" } },
  });
  expect(stripe.disputes.get("dp_1")).toMatchObject({ status: "under_review", submissions: 1 });
  expect(stripe.disputes.get("dp_1")?.evidence).toMatchObject({ shipping_documentation: "file_1" });
  const listed = await ask(`query ($number: String!) { disputeAnswers(number: $number) { state } }`, {
    number,
  });
  expect(listed.data.disputeAnswers).toEqual([{ state: "sent" }]);
});
