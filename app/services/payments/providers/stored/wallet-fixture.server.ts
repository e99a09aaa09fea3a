import { and, eq } from "drizzle-orm";
import { subscriptions } from "~/tables/orders/subscriptions";
import { paypalClient, startPaypalServer } from "../../../../../tests/support/providers/paypal/paypal-server";
import type { ProviderFailure } from "../../../../../tests/support/providers/provider-server";
import { shownIntent } from "../../../../../tests/support/providers/stripe/stripe-cards";
import {
  startStripeServer,
  stripeKeys,
  stripeWebhook,
} from "../../../../../tests/support/providers/stripe/stripe-server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { pressPlace } from "../../../checkout/steps/purchase-fixture.server";
import { openTeaShop, subscriberAtReview } from "../../../orders/subscriptions/subscription-fixture.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { acting } from "../../../shops/context/shop-context.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import type { PaymentContext } from "../payment-context.server";
import { pressOnPage, withPayments } from "../payment-fixture.server";
import { tellPaypal } from "../paypal/paypal-fixture.server";

/** Why a stored card or account is not charged. */
type Refusal = "declined" | "confirm" | "gone";

/** The tea shop of a test at a provider that stores what subscriptions are charged to. */
export type OpenedWallet = Awaited<ReturnType<typeof openWallet>>;

/** Opens the tea shop with one provider and its fake. */
export async function openWallet(db: Db, code: "stripe" | "paypal") {
  const provider = code === "stripe" ? await atStripe() : await atPaypal();
  const opened = await openTeaShop(db, { payment: provider.settings });
  const shop = await withSecrets(withPayments(opened, { [code]: provider.url }), provider.secrets);
  const job = {
    ...shop,
    actor: acting({ kind: "job", tenantId: shop.tenant.id, name: "renew-subscriptions" }),
  };
  const { close, failWith, refuse, charges, storedAtProvider, reasons, shown, storesLater } = provider;
  return {
    code,
    shop,
    job,
    close,
    failWith,
    refuse,
    charges,
    storedAtProvider,
    reasons,
    shown,
    storesLater,
    /** The provider's webhook says that the first payment was made. */
    tellPaid: () => provider.tellPaid(shop),
  };
}

/** A customer's subscription of a tin every two weeks, whose first order is paid on the provider's page. */
export async function subscribe({ code, shop }: OpenedWallet) {
  const visitor = await subscriberAtReview(shop, [[1, "2-week"]], { paymentMethodCode: code });
  const { orderId } = await pressPlace(shop, visitor);
  await returnFromProvider(shop, await pressOnPage(shop, orderId, "pay"));
  return subscriptionOf(shop, orderId);
}

/** The subscription that an order started. */
export async function subscriptionOf({ db, tenant }: PaymentContext, orderId: string) {
  const own = and(eq(subscriptions.tenantId, tenant.id), eq(subscriptions.orderId, orderId));
  const [row] = await db.select().from(subscriptions).where(own);
  if (!row) throw new Error("no subscription was started");
  return row;
}

async function atStripe() {
  const server = await startStripeServer();
  const codes = { declined: "card_declined", confirm: "authentication_required", gone: "expired_card" };
  return {
    url: server.url,
    close: server.close,
    settings: { stripe: { active: true } },
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
    storesLater: null,
    storedAtProvider: () => server.cards.size,
    tellPaid(shop: PaymentContext) {
      const [intent] = [...server.sessions.values()].flatMap((session) => session.intent ?? []);
      const message = stripeWebhook("payment_intent.succeeded", intent && shownIntent(intent));
      return receiveWebhook(shop, "stripe", message);
    },
  };
}

async function atPaypal() {
  const server = await startPaypalServer();
  const issues = {
    declined: "INSTRUMENT_DECLINED",
    confirm: "PAYER_ACTION_REQUIRED",
    gone: "TOKEN_ID_NOT_FOUND",
  };
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  return {
    url: server.url,
    close: server.close,
    settings: { paypal: { active: true, client_id, webhook_id } },
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
    storesLater: {
      begin: server.storeLater,
      /** PayPal's webhook says what it stored. */
      tell: (shop: PaymentContext) =>
        tellPaypal(shop, "VAULT.PAYMENT-TOKEN.CREATED", {
          id: [...server.tokens.keys()][0],
          metadata: { order_id: [...server.orders.keys()][0] },
        }),
    },
    charges: () => [...server.orders.values()].filter(({ returnUrl }) => returnUrl === "").length,
    storedAtProvider: () => server.tokens.size,
    tellPaid: (shop: PaymentContext) =>
      tellPaypal(shop, "CHECKOUT.ORDER.APPROVED", {
        id: [...server.orders.keys()][0],
        status: "APPROVED",
        purchase_units: [[...server.orders.values()][0]?.unit],
      }),
  };
}
