import type Stripe from "stripe";
import { stripeStepMinor } from "~/models/platform/payment-providers/stripe/stripe-currencies";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { phrase } from "~/models/platform/texts/phrase";
import type { PaymentProvider, PaymentRequest, ProviderDeps, ProviderPayment } from "../provider";
import { takesAmount, toStripeAmount } from "./stripe-amount.server";
import { checkStripe } from "./stripe-check.server";
import { askStripe, isRefusal, stripeClient } from "./stripe-client.server";
import { stripeDisputes } from "./stripe-dispute.server";
import { stripeLater } from "./stripe-later.server";
import { outcomeOfIntent, outcomeOfSession } from "./stripe-outcome.server";
import { stateOfRefund } from "./stripe-refund.server";
import { stripeTokens } from "./stripe-tokens.server";
import { readStripeEvent, stripeEvents } from "./stripe-webhook.server";

const code = "stripe";

/**
 * Stripe's hosted page closes this long after stock is no longer held, s: half an hour is the
 * shortest it allows.
 */
const closesAfterS = 60;

/** The hosted card page: Stripe Checkout, through Stripe's own library (docs/payments.md). */
export const stripeProvider: PaymentProvider = {
  code,
  // A server that stands in for the provider has its pages at the same address.
  pages: (urls) => ["https://checkout.stripe.com", new URL(urls.stripe).origin],
  check: checkStripe,
  webhookEvents: Object.keys(stripeEvents),
  disputes: stripeDisputes,
  waitsForPayment: true,
  stepMinor: stripeStepMinor,
  list: ({ shop, totalMinor }) =>
    shop.settings.payment.stripe.active &&
    hasSecrets(shop, "payment.stripe.secret_key") &&
    totalMinor > 0 &&
    takesAmount(totalMinor, shop.tenant.currency)
      ? [
          {
            code,
            title: shop.settings.payment.stripe.title,
            instructions: phrase("You pay on the page of Stripe."),
            marks: ["Visa", "Mastercard", "American Express"],
          },
        ]
      : [],

  async start(deps, payment) {
    const stripe = await stripeClient(deps);
    const session = await askStripe(() =>
      stripe.checkout.sessions.create(sessionOf(deps, payment), { idempotencyKey: payment.id }),
    );
    if (!session.url) throw new Error("Stripe named no page to pay on");
    return { kind: "redirect", url: session.url, reference: session.id };
  },

  later: stripeLater,
  tokens: stripeTokens,
  confirm: async (deps, payment) => outcomeOfSession(await readSession(deps, payment)),

  async cancel(deps, payment) {
    if (payment.takenReference) return cancelIntent(deps, payment.takenReference);
    if (payment.reference === payment.id) return { kind: "cancelled", reason: "It was never started." };
    const stripe = await stripeClient(deps);
    try {
      const session = await askStripe(() => stripe.checkout.sessions.expire(payment.reference));
      return outcomeOfSession(session) ?? { kind: "cancelled", reason: "The payment page was left." };
    } catch (error) {
      // A page that is closed already cannot be closed: it was paid on, or expired.
      if (!isRefusal(error)) throw error;
      return outcomeOfSession(await readSession(deps, payment)) ?? { kind: "pending" };
    }
  },

  async webhook(deps, { body, headers }) {
    if (!hasSecrets(deps.shop, "payment.stripe.secret_key", "payment.stripe.webhook_secret"))
      return undefined;
    const stripe = await stripeClient(deps);
    const secret = await deps.credential("payment.stripe.webhook_secret");
    const event = genuineEvent(() =>
      stripe.webhooks.constructEvent(body, headers.get("stripe-signature") ?? "", secret),
    );
    return event && readStripeEvent(stripe, event);
  },

  async capture(deps, payment, amountMinor) {
    const stripe = await stripeClient(deps);
    const amount = { amount_to_capture: toStripeAmount(amountMinor, payment.currency) };
    const intent = await askStripe(() =>
      stripe.paymentIntents.capture(payment.takenReference ?? "", amount, {
        idempotencyKey: `capture-${payment.id}`,
      }),
    );
    return outcomeOfIntent(intent) ?? { kind: "pending" };
  },

  async refund(deps, payment, { id, amountMinor }) {
    const stripe = await stripeClient(deps);
    const wanted = {
      payment_intent: payment.takenReference ?? "",
      amount: toStripeAmount(amountMinor, payment.currency),
      metadata: { payment_id: payment.id, refund_id: id },
    };
    try {
      const refund = await askStripe(() => stripe.refunds.create(wanted, { idempotencyKey: `refund-${id}` }));
      return stateOfRefund(refund);
    } catch (error) {
      if (isRefusal(error)) return { kind: "failed", reason: error.message };
      throw error;
    }
  },

  async refundState(deps, reference) {
    const stripe = await stripeClient(deps);
    return stateOfRefund(await askStripe(() => stripe.refunds.retrieve(reference)));
  },
};

function genuineEvent(read: () => Stripe.Event): Stripe.Event | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function sessionOf({ shop }: ProviderDeps, payment: PaymentRequest) {
  const metadata = { payment_id: payment.id, order_number: payment.orderNumber };
  return {
    mode: "payment" as const,
    client_reference_id: payment.id,
    customer_email: payment.email,
    ...(payment.mode === "store" ? { customer_creation: "always" as const } : {}),
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: Math.floor(payment.openUntil.getTime() / 1000) + closesAfterS,
    metadata,
    payment_intent_data: {
      metadata,
      description: `${shop.name}, order ${payment.orderNumber}`,
      capture_method: shop.settings.payment.stripe.capture,
      ...(payment.mode === "store" ? { setup_future_usage: "off_session" as const } : {}),
    },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: toStripeAmount(payment.amountMinor, payment.currency),
          product_data: { name: `Order ${payment.orderNumber}` },
        },
      },
    ],
  };
}

async function readSession(deps: ProviderDeps, { reference }: ProviderPayment) {
  const stripe = await stripeClient(deps);
  return askStripe(() =>
    stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent.payment_method"] }),
  );
}

async function cancelIntent(deps: ProviderDeps, reference: string) {
  const stripe = await stripeClient(deps);
  const intent = await askStripe(() => stripe.paymentIntents.cancel(reference));
  return outcomeOfIntent(intent) ?? { kind: "pending" as const };
}
