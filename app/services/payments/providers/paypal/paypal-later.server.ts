import type { ProviderAnswer } from "../call-provider.server";
import type { ChargeOutcome, LaterPayments } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";
import { intentOf, unitOf } from "./paypal-order.server";
import { outcomeOfOrder } from "./paypal-outcome.server";
import { paypalOrderSchema } from "./paypal-schemas.server";
import { declinedBy } from "./take-order.server";

/** Refusals that a later charge of the same account meets again: its owner has to act. */
const reasons = new Map([
  ["PAYER_ACTION_REQUIRED", "PayPal asks you to confirm the payment."],
  ["PAYER_CANNOT_PAY", "Your PayPal account cannot pay this."],
  ["PAYER_ACCOUNT_LOCKED_OR_CLOSED", "Your PayPal account is locked or closed."],
  ["PAYER_ACCOUNT_RESTRICTED", "Your PayPal account is restricted."],
  ["TOKEN_ID_NOT_FOUND", "Your PayPal account can no longer be charged."],
  ["RESOURCE_NOT_FOUND", "Your PayPal account can no longer be charged."],
]);

/**
 * Charges of a PayPal account whose owner agreed to it with the first payment: an order with a token of the
 * vault.
 */
export const paypalLater: LaterPayments = {
  kind: "charges",

  async charge(deps, payment, { token }) {
    const answer = await callPaypal(deps, {
      path: "/v2/checkout/orders",
      requestId: `charge-${payment.id}`,
      body: {
        intent: intentOf(deps),
        purchase_units: [unitOf(deps, payment)],
        payment_source: { paypal: { vault_id: token } },
      },
    });
    if (answer.status >= 300) return refusalOf(answer);
    const order = paypalOrderSchema.parse(answer.body);
    return outcomeOfOrder(order) ?? needsShopper(reasons.get(order.status) ?? "PayPal could not be charged.");
  },

  async forget(deps, { token }) {
    const path = `/v3/vault/payment-tokens/${encodeURIComponent(token)}`;
    const { status } = await callPaypal(deps, { path, method: "DELETE" });
    if (status >= 300 && status !== 404) throw new ProviderUnavailable(`PayPal kept a token: ${status}`);
  },
};

const needsShopper = (reason: string): ChargeOutcome => ({ kind: "needs the shopper", reason });

function refusalOf(answer: ProviderAnswer): ChargeOutcome {
  const reason = reasons.get(issueOf(answer));
  return reason === undefined ? declinedBy(answer) : needsShopper(reason);
}
