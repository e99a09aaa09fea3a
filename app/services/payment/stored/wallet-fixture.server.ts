import { paypalClient, startPaypalServer } from "../../../../tests/support/paypal-server";
import type { ProviderFailure } from "../../../../tests/support/provider-server";
import { shownIntent } from "../../../../tests/support/stripe-cards";
import { startStripeServer, stripeKeys, stripeWebhook } from "../../../../tests/support/stripe-server";
import type { Db } from "../../db/open-pool.server";
import { withSecrets } from "../../secrets/secrets-fixture.server";
import { acting } from "../../shop-context.server";
import { openTeaShop } from "../../subscriptions/subscription-fixture.server";
import { withPayments } from "../payment-fixture.server";
import { tellPaypal } from "../paypal/paypal-fixture.server";
import { receiveWebhook } from "../receive-webhook.server";

/** Why a stored card or account is not charged. */
type Refusal = "declined" | "confirm" | "gone";

/** The tea shop of a test at a provider that stores what subscriptions are charged to. */
export type Wallet = Awaited<ReturnType<typeof openWallet>>;

/** Opens the tea shop with one provider and its stand-in. */
export async function openWallet(db: Db, code: "stripe" | "paypal") {
  const provider = code === "stripe" ? await atStripe() : await atPaypal();
  const opened = await openTeaShop(db, { payment: provider.settings });
  const shop = await withSecrets(withPayments(opened, { [code]: provider.url }), provider.secrets);
  const job = {
    ...shop,
    actor: acting({ kind: "job", tenantId: shop.tenant.id, name: "renew-subscriptions" }),
  };
  const { close, failWith, refuse, charges, storedAtProvider, reasons, shown } = provider;
  return {
    ...{ shop, job, close, failWith, refuse, charges, storedAtProvider, reasons, shown },
    /** The provider's webhook says that the first payment was made. */
    tellPaid: () => provider.tellPaid(shop),
  };
}

async function atStripe() {
  const server = await startStripeServer();
  const codes = { declined: "card_declined", confirm: "authentication_required", gone: "expired_card" };
  return {
    ...{ url: server.url, close: server.close, settings: { stripe: { active: true } } },
    secrets: {
      "payment.stripe.secret_key": stripeKeys.secret,
      "payment.stripe.webhook_secret": stripeKeys.webhook,
    },
    shown: { title: "Visa ending in 4242", expiryText: "Expires 08/2027" },
    reasons: { confirm: "Your bank asks you to confirm the payment.", gone: "Your card has expired." },
    failWith: (how: ProviderFailure | null) => server.failWith(how),
    refuse(how: Refusal | null) {
      for (const card of server.cards.values()) card.refusal = how && codes[how];
    },
    charges: () => server.charges.length,
    storedAtProvider: () => server.cards.size,
    tellPaid(shop: Parameters<typeof receiveWebhook>[0]) {
      const [intent] = [...server.sessions.values()].flatMap((session) => session.intent ?? []);
      const message = stripeWebhook("payment_intent.succeeded", intent && shownIntent(intent));
      return receiveWebhook(shop, "stripe", message);
    },
  };
}

async function atPaypal() {
  const server = await startPaypalServer();
  const issues = {
    ...{ declined: "INSTRUMENT_DECLINED", confirm: "PAYER_ACTION_REQUIRED", gone: "TOKEN_ID_NOT_FOUND" },
  };
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  return {
    ...{
      url: server.url,
      close: server.close,
      settings: { paypal: { active: true, client_id, webhook_id } },
    },
    secrets: { "payment.paypal.client_secret": paypalClient.secret },
    shown: { title: "PayPal grace@example.com", expiryText: "" },
    reasons: {
      confirm: "PayPal asks you to confirm the payment.",
      gone: "Your PayPal account can no longer be charged.",
    },
    // Not the call for an access token, which comes before each.
    failWith: (how: ProviderFailure | null) => server.failWith(how, /^\/v[23]\//),
    refuse(how: Refusal | null) {
      for (const token of server.tokens.keys()) server.tokens.set(token, how && issues[how]);
    },
    charges: () => [...server.orders.values()].filter(({ returnUrl }) => returnUrl === "").length,
    storedAtProvider: () => server.tokens.size,
    tellPaid: (shop: Parameters<typeof receiveWebhook>[0]) =>
      tellPaypal(shop, "CHECKOUT.ORDER.APPROVED", {
        id: [...server.orders.keys()][0],
        status: "APPROVED",
        purchase_units: [[...server.orders.values()][0]?.unit],
      }),
  };
}
