import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { ProviderAnswer } from "../call-provider.server";
import type { ProviderDeps, ProviderPayment } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";
import { readPaypalOrder } from "./paypal-order.server";
import { outcomeOfOrder } from "./paypal-outcome.server";
import { paypalOrderSchema } from "./paypal-schemas.server";

/**
 * Takes or reserves the money of an order the shopper approved; says how it is where there is nothing to
 * take. Asked again it takes once: PayPal knows the call by the payment's id.
 */
export async function takeOrder(
  deps: ProviderDeps,
  payment: Pick<ProviderPayment, "id" | "reference">,
): Promise<PaymentOutcome | null> {
  const order = await readPaypalOrder(deps, payment.reference);
  if (!order) return { kind: "cancelled", reason: "PayPal no longer knows the order." };
  if (order.status !== "APPROVED") return outcomeOfOrder(order);
  const { transaction_type } = deps.shop.settings.payment.paypal;
  const verb = transaction_type === "authorization" ? "authorize" : "capture";
  const answer = await callPaypal(deps, {
    path: `/v2/checkout/orders/${encodeURIComponent(order.id)}/${verb}`,
    requestId: `${verb}-${payment.id}`,
    body: {},
  });
  if (answer.status < 300) return outcomeOfOrder(paypalOrderSchema.parse(answer.body));
  const issue = issueOf(answer);
  // Another call was faster.
  if (issue === "ORDER_ALREADY_CAPTURED" || issue === "ORDER_ALREADY_AUTHORIZED") {
    const taken = await readPaypalOrder(deps, order.id);
    return taken && outcomeOfOrder(taken);
  }
  return declinedBy(answer);
}

/**
 * What it means that PayPal refused to take money: a decline when it processed the call and said no.
 * @throws ProviderUnavailable when nothing was decided: the credentials are not taken, or the same call is
 * under way.
 *   To call that a decline would give up an order that may be paid already.
 */
export function declinedBy(answer: ProviderAnswer): PaymentOutcome {
  const issue = issueOf(answer);
  if (answer.status !== 422 || issue === "PREVIOUS_REQUEST_IN_PROGRESS")
    throw new ProviderUnavailable(`PayPal did not decide on the payment: ${answer.status} ${issue}`);
  return { kind: "declined", reason: `PayPal: ${issue}` };
}
