import { afterAll, beforeAll, expect, test } from "vitest";
import { priceQuote } from "~/services/checkout/price-quote.server";
import { signLink } from "~/services/shops/secrets/signed-link.server";
import { Shopper } from "../live/harness/shopper";
import {
  type PaypalServer,
  paypalClient,
  startPaypalServer,
} from "../support/providers/paypal/paypal-server";
import { type StripeServer, startStripeServer, stripeKeys } from "../support/providers/stripe/stripe-server";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { seenText } from "./runner/page";
import { select } from "./runner/select";
import { sendWithoutNetwork } from "./runner/send-without-network";

const here = "http://harbor.localhost:3000";

let stripe: StripeServer;
let paypal: PaypalServer;
let demo: DemoListener;
beforeAll(async () => {
  [stripe, paypal] = await Promise.all([startStripeServer(), startPaypalServer()]);
  demo = await openDemoListener({ STRIPE_API_URL: stripe.url, PAYPAL_API_URL: paypal.url });
  await demo.writeSecrets("harbor", {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
    "payment.paypal.client_secret": paypalClient.secret,
  });
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  await demo.writeSettings("harbor", {
    payment: { stripe: { active: true }, paypal: { active: true, client_id, webhook_id }, sandbox: true },
  });
});
afterAll(() => Promise.all([demo?.close(), stripe?.close(), paypal?.close()]));

const newGuest = () => new Shopper(sendWithoutNetwork(demo.listener), here);

// An e-mail may ask 5 times in a while (rule quotes-1).
let askers = 0;

/** A priced quote of a carafe, and its id; its guest's cart holds other goods. */
async function pricedQuote(guest: Shopper): Promise<string> {
  await guest.add(await guest.productId("harbor-carafe"));
  askers += 1;
  const email = `ada-${askers}@example.com`;
  const asked = await guest.post("/checkout/quote?index", { email, note: "" });
  const quoteId = asked.headers.location?.split("/").at(-1) ?? "";
  await priceQuote(await demo.contextOf("harbor"), quoteId, { prices: new Map(), validDays: 7, answer: "" });
  await guest.add(await guest.productId("stone-bowl"));
  return quoteId;
}

const keyOf = async (quoteId: string) => {
  const { shop } = await demo.contextOf("harbor");
  return signLink(demo.secret, { kind: "quote", shopId: shop.id, id: quoteId });
};

const checkoutParts: Record<string, string>[] = [
  { intent: "contact", email: "ada@example.com" },
  {
    intent: "shipping-address",
    first_name: "Ada",
    last_name: "Byron",
    address_line1: "12 Harbor St",
    city: "Nazareth",
    state: "PA",
    postcode: "18064",
    country: "US",
    phone: "6105551234",
  },
  { intent: "shipping-method", shipping_method: "standard" },
];

/** Answers the checkout of a quote and presses 'Place order'. @returns where that leads */
async function order(guest: Shopper, checkout: string, paymentMethod: string): Promise<string> {
  for (const part of checkoutParts) expect((await guest.post(checkout, part)).status, part.intent).toBe(303);
  const { body } = await guest.get(checkout);
  const value = (name: string) => select(body, `input[name="${name}"]`)[0]?.attribs.value ?? "";
  const form = { intent: "place", payment_method: paymentMethod, billing_same: "on" };
  const seen = { place_token: value("place_token"), seen: value("seen") };
  return (await guest.post(checkout, { ...form, ...seen })).headers.location ?? "";
}

/** Turns back at the provider's page. @returns where the provider sends the browser */
async function turnBack(guest: Shopper, page: string, button: "decline" | "back"): Promise<string> {
  if (page.startsWith("/")) return (await guest.post(page, { outcome: "failed" })).headers.location ?? "";
  const body = new URLSearchParams({ press: button });
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

const declined = "Your payment was declined. Nothing was charged. Choose a payment method to try again.";
const canceled = "Your payment was canceled. Nothing was charged, and your quote is as it was.";

/** Comes back from the provider, and expects the quote's own goods with the message. */
async function expectQuote(guest: Shopper, back: string, page: string, message: string): Promise<void> {
  const { headers } = await guest.get(back);
  expect(headers.location).toBe(page);
  const { status, body } = await guest.get(page);
  expect(status).toBe(200);
  expect(seenText(body)).toContain(message);
  expect(seenText(body)).toContain("Harbor carafe");
  expect(seenText(body)).not.toContain("Stone bowl");
}

test.each(["sandbox_card", "paypal"])(
  "a quote whose payment with %s is declined is back at its checkout (rule payment-6)",
  async (method) => {
    const guest = newGuest();
    const quoteId = await pricedQuote(guest);
    const checkout = `/checkout/quote/${quoteId}`;
    const back = await turnBack(guest, await order(guest, checkout, method), "decline");
    await expectQuote(guest, back, `${checkout}?part=payment`, declined);
    // Asked for again, and after the notice was read, it leads there still.
    await expectQuote(guest, back, `${checkout}?part=payment`, declined);
  },
);

test.each(["stripe", "paypal"])("who turns back from %s is at the quote's checkout", async (method) => {
  const guest = newGuest();
  const checkout = `/checkout/quote/${await pricedQuote(guest)}`;
  const back = await turnBack(guest, await order(guest, checkout, method), "back");
  await expectQuote(guest, back, checkout, canceled);
});

test("who ordered with the key of the mail comes back with it (rule quotes-4)", async () => {
  const quoteId = await pricedQuote(newGuest());
  const reader = newGuest();
  const keyed = `key=${await keyOf(quoteId)}`;
  const checkout = `/checkout/quote/${quoteId}?${keyed}`;
  const back = await turnBack(reader, await order(reader, checkout, "sandbox_card"), "decline");
  await expectQuote(reader, back, `${checkout}&part=payment`, declined);
});

test("another browser learns no key from the address of a return", async () => {
  const guest = newGuest();
  const quoteId = await pricedQuote(guest);
  const back = await turnBack(
    guest,
    await order(guest, `/checkout/quote/${quoteId}`, "sandbox_card"),
    "back",
  );
  const stranger = newGuest();
  const { headers } = await stranger.get(back);
  expect(headers.location).toBe(`/checkout/quote/${quoteId}?part=payment`);
  expect((await stranger.get(headers.location ?? "")).status).toBe(404);
});

test("'Change your order' leads to the quote, not to the cart (rule checkout-5)", async () => {
  const guest = newGuest();
  const quoteId = await pricedQuote(guest);
  const checkout = `/checkout/quote/${quoteId}`;
  await order(guest, checkout, "sandbox_card");
  const { headers } = await guest.get(checkout);
  const preview = await guest.get(headers.location ?? "");
  const [link] = select(preview.body, 'main a[href^="/order/"]');
  const given = await guest.post(link?.attribs.href ?? "", { intent: "cancel" });
  await expectQuote(guest, given.headers.location ?? "", checkout, canceled);
});
