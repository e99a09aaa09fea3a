import type { PaymentRequest, PaymentStart, ProviderDeps } from "../provider";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";
import { cartIdOf, payPageOf, readPaypalOrder, unitOf } from "./paypal-order.server";
import type { PaypalOrder } from "./paypal-schemas.server";

/**
 * Goes on with an order that PayPal has already: one this payment was started with before, or one the shopper
 * approved with an express button, which is given the placed order's amount, number and payment id (rule
 * payment-14). The money is taken at the return address, as for any other approved order.
 * @throws Error for an order that belongs to another payment, or whose approval is over
 */
export async function continueOrder(deps: ProviderDeps, payment: PaymentRequest): Promise<PaymentStart> {
  const order = await readPaypalOrder(deps, payment.reference);
  const customId = order?.purchase_units[0]?.custom_id;
  if (order && cartIdOf(customId) !== null) return takeOver(deps, payment, order);
  if (!order || customId !== payment.id) throw new Error("PayPal has no such order for this payment");
  const isWaiting = order.status === "CREATED" || order.status === "PAYER_ACTION_REQUIRED";
  return redirectTo(isWaiting ? payPageOf(order) : payment.returnUrl, order);
}

async function takeOver(deps: ProviderDeps, payment: PaymentRequest, order: PaypalOrder) {
  if (order.status !== "APPROVED") throw new Error(`PayPal's order is ${order.status}, not approved`);
  const { amount, ...texts } = unitOf(deps, payment);
  const path = "/purchase_units/@reference_id=='default'";
  const answer = await callPaypal(deps, {
    path: `/v2/checkout/orders/${encodeURIComponent(order.id)}`,
    method: "PATCH",
    body: [
      { op: "replace", path: `${path}/amount`, value: amount },
      ...Object.entries(texts).map(([name, value]) => ({ op: "add", path: `${path}/${name}`, value })),
    ],
  });
  if (answer.status >= 300) throw new Error(`PayPal refused the placed order: ${issueOf(answer)}`);
  return redirectTo(payment.returnUrl, order);
}

const redirectTo = (url: string, { id: reference }: PaypalOrder): PaymentStart => ({
  kind: "redirect",
  url,
  reference,
});
