import { hasSecrets } from "~/models/secret/secret-name";
import type { PaymentProvider, PaymentRequest, ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { takesCurrency, toPaypalAmount } from "./paypal-amount.server";
import { callPaypal } from "./paypal-api.server";
import { outcomeOfCapture } from "./paypal-outcome.server";
import { paypalOrderSchema, paypalRefundSchema, takenSchema } from "./paypal-schemas.server";
import { isFromPaypal, readPaypalEvent } from "./paypal-webhook.server";
import { declinedBy, issueOf, takeOrder } from "./take-order.server";

const code = "paypal";

/** PayPal by its Orders v2 REST API: create, approve at PayPal, capture or authorize (docs/payments.md). */
export const paypalProvider: PaymentProvider = {
  code,
  pages: (urls) => [
    "https://www.paypal.com",
    "https://www.sandbox.paypal.com",
    // A server that stands in for PayPal has its pages at the same address.
    new URL(urls.paypal).origin,
  ],
  waitsForPayment: true,
  list({ shop, totalMinor }) {
    const { active, client_id, title } = shop.settings.payment.paypal;
    const isReady = active && client_id !== "" && hasSecrets(shop, "payment.paypal.client_secret");
    return isReady && totalMinor > 0 && takesCurrency(shop.tenant.currency)
      ? [{ code, title, instructions: "You pay on the page of PayPal." }]
      : [];
  },

  async start(deps, payment) {
    const body = orderOf(deps, payment);
    const answer = await callPaypal(deps, { path: "/v2/checkout/orders", requestId: payment.id, body });
    if (answer.status >= 300) throw new Error(`PayPal refused the order: ${issueOf(answer)}`);
    const order = paypalOrderSchema.parse(answer.body);
    const page = order.links.find(({ rel }) => rel === "payer-action" || rel === "approve");
    if (!page) throw new Error("PayPal named no page to pay on");
    return { kind: "redirect", url: page.href, reference: order.id };
  },

  confirm: (deps, payment) => takeOrder(deps, payment),

  async cancel(deps, payment) {
    // Nothing is taken without us, so an order that is only approved needs no closing.
    if (!payment.takenReference) return { kind: "cancelled", reason: "The page of PayPal was left." };
    const path = `/v2/payments/authorizations/${encodeURIComponent(payment.takenReference)}/void`;
    const answer = await callPaypal(deps, { path, requestId: `void-${payment.id}` });
    if (answer.status < 300 || issueOf(answer) === "PREVIOUSLY_VOIDED")
      return { kind: "cancelled", reason: "The reserved amount was released." };
    throw new ProviderUnavailable(`PayPal did not release the amount: ${issueOf(answer)}`);
  },

  async webhook(deps, message) {
    if (!hasSecrets(deps.shop, "payment.paypal.client_secret")) return undefined;
    return (await isFromPaypal(deps, message)) ? readPaypalEvent(deps, message.body) : undefined;
  },

  async capture(deps, payment, amountMinor) {
    const path = `/v2/payments/authorizations/${encodeURIComponent(payment.takenReference ?? "")}/capture`;
    const body = { amount: toPaypalAmount(amountMinor, payment.currency), final_capture: true };
    const answer = await callPaypal(deps, { path, requestId: `capture-${payment.id}`, body });
    if (answer.status >= 300) return declinedBy(answer);
    return outcomeOfCapture(takenSchema.parse(answer.body));
  },

  async refund(deps, payment, { id, amountMinor, reason }) {
    const path = `/v2/payments/captures/${encodeURIComponent(payment.takenReference ?? "")}/refund`;
    const amount = toPaypalAmount(amountMinor, payment.currency);
    const body = { amount, custom_id: payment.id, invoice_id: id, note_to_payer: reason.slice(0, 255) };
    const answer = await callPaypal(deps, { path, requestId: `refund-${id}`, body });
    if (answer.status >= 300) return { kind: "failed", reason: issueOf(answer) };
    const refund = paypalRefundSchema.parse(answer.body);
    return refund.status === "FAILED" || refund.status === "CANCELLED"
      ? { kind: "failed", reason: refund.status }
      : { kind: "done", reference: refund.id };
  },
};

function orderOf({ shop }: ProviderDeps, payment: PaymentRequest) {
  const { transaction_type } = shop.settings.payment.paypal;
  return {
    intent: transaction_type === "authorization" ? "AUTHORIZE" : "CAPTURE",
    purchase_units: [
      {
        custom_id: payment.id,
        invoice_id: `${shop.code}-${payment.orderNumber}`,
        description: `${shop.name}, order ${payment.orderNumber}`.slice(0, 127),
        amount: toPaypalAmount(payment.amountMinor, payment.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shop.name.slice(0, 127),
          return_url: payment.returnUrl,
          cancel_url: payment.cancelUrl,
          user_action: "PAY_NOW",
          // The address was given to the shop already.
          shipping_preference: "NO_SHIPPING",
        },
      },
    },
  };
}
