import { oneLine } from "~/models/payments/outcomes/one-line";
import { paypalStepMinor } from "~/models/platform/payment-providers/paypal/paypal-currencies";
import { hasSecrets } from "~/models/platform/secret/secret-name";
import { phrase } from "~/models/platform/texts/phrase";
import type { PaymentProvider } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { continueOrder } from "./continue-order.server";
import { takesAmount, toPaypalAmount } from "./paypal-amount.server";
import { callPaypal } from "./paypal-api.server";
import { checkPaypal } from "./paypal-check.server";
import { paypalDisputes } from "./paypal-dispute.server";
import { issueOf } from "./paypal-issue.server";
import { paypalLater } from "./paypal-later.server";
import { createPaypalOrder, payPageOf, unitOf } from "./paypal-order.server";
import { outcomeOfCapture } from "./paypal-outcome.server";
import { stateOfRefund } from "./paypal-refund.server";
import { paypalRefundSchema, takenSchema } from "./paypal-schemas.server";
import { paypalWallet } from "./paypal-wallet.server";
import { isFromPaypal, paypalEvents, readPaypalEvent } from "./paypal-webhook.server";
import { declinedBy, takeOrder } from "./take-order.server";

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
  check: checkPaypal,
  webhookEvents: Object.keys(paypalEvents),
  disputes: paypalDisputes,
  waitsForPayment: true,
  stepMinor: paypalStepMinor,
  wallet: paypalWallet,
  later: paypalLater,
  list({ shop, totalMinor }) {
    const { active, client_id, title } = shop.settings.payment.paypal;
    const isReady = active && client_id !== "" && hasSecrets(shop, "payment.paypal.client_secret");
    return isReady && totalMinor > 0 && takesAmount(totalMinor, shop.tenant.currency)
      ? [{ code, title, instructions: phrase("You pay on PayPal’s page."), marks: ["PayPal"] }]
      : [];
  },

  async start(deps, payment) {
    if (payment.reference !== payment.id) return continueOrder(deps, payment);
    const order = await createPaypalOrder(deps, {
      ...payment,
      requestId: payment.id,
      storesMethod: payment.mode === "store",
      unit: unitOf(deps, payment),
      asks: { user_action: "PAY_NOW", shipping_preference: "NO_SHIPPING" },
    });
    return { kind: "redirect", url: payPageOf(order), reference: order.id };
  },

  confirm: (deps, payment) => takeOrder(deps, payment),

  async cancel(deps, payment) {
    // Nothing is taken without us, so an order that is only approved needs no closing.
    if (!payment.takenReference) return { kind: "cancelled", reason: "The PayPal page was closed." };
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
    const note = oneLine(reason, 255);
    const body = {
      amount,
      custom_id: payment.id,
      invoice_id: id,
      ...(note === "" ? {} : { note_to_payer: note }),
    };
    const answer = await callPaypal(deps, { path, requestId: `refund-${id}`, body });
    if (answer.status >= 300) return { kind: "failed", reason: issueOf(answer) };
    return stateOfRefund(paypalRefundSchema.parse(answer.body));
  },

  async refundState(deps, reference) {
    const path = `/v2/payments/refunds/${encodeURIComponent(reference)}`;
    const answer = await callPaypal(deps, { path, method: "GET" });
    if (answer.status >= 300)
      throw new ProviderUnavailable(`PayPal did not show a refund: ${issueOf(answer)}`);
    return stateOfRefund(paypalRefundSchema.parse(answer.body));
  },
};
