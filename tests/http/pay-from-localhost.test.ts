import { afterAll, beforeAll, expect, test } from "vitest";
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
import { type StripeServer, startStripeServer, stripeKeys } from "../support/providers/stripe/stripe-server";
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
