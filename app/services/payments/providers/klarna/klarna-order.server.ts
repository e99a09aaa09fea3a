import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { Minor } from "~/models/platform/money/money";
import type { ProviderAnswer } from "../call-provider.server";
import type { ProviderDeps, ProviderPayment } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callKlarna, klarnaIssue } from "./klarna-api.server";
import { type KlarnaOrder, type KlarnaPage, klarnaOrderSchema } from "./klarna-schemas.server";

/** The address of an order at Klarna. */
export const klarnaOrderPath = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;

/** An order at Klarna; null for one it does not know. */
export async function readKlarnaOrder(deps: ProviderDeps, id: string): Promise<KlarnaOrder | null> {
  const answer = await callKlarna(deps, { path: klarnaOrderPath(id), method: "GET" });
  if (answer.status === 404) return null;
  if (answer.status >= 300) throw new ProviderUnavailable(`Klarna shows no order: ${klarnaIssue(answer)}`);
  return klarnaOrderSchema.parse(answer.body);
}

/**
 * The order that Klarna placed for a page that was paid on.
 * @throws ProviderUnavailable where it has not done so yet
 */
export async function orderOfPage(deps: ProviderDeps, { order_id: id }: KlarnaPage): Promise<KlarnaOrder> {
  const order = id === undefined ? null : await readKlarnaOrder(deps, id);
  if (!order) throw new ProviderUnavailable("Klarna has not placed the order yet");
  return order;
}

/** What an order says of its payment. */
function outcomeOfOrder(order: KlarnaOrder): PaymentOutcome {
  const { order_id: reference, purchase_currency: currency, status, fraud_status: fraud } = order;
  // What was paid back since was captured before.
  if (order.captured_amount > 0)
    return { kind: "paid", reference, amountMinor: order.captured_amount, currency };
  if (fraud === "REJECTED") return { kind: "declined", reason: "Klarna rejected the order." };
  if (status !== "AUTHORIZED") return { kind: "cancelled", reason: `Klarna: ${status}` };
  if (fraud === "PENDING") return { kind: "pending" };
  return { kind: "authorized", reference, amountMinor: order.order_amount, currency };
}

/** Takes the money of an order where the shop takes it with its own, and says how it stands. */
export async function takeKlarnaOrder(deps: ProviderDeps, order: KlarnaOrder): Promise<PaymentOutcome> {
  const outcome = outcomeOfOrder(order);
  const takesNow = deps.shop.settings.payment.klarna.capture === "automatic";
  if (outcome.kind !== "authorized" || !takesNow) return outcome;
  const { merchant_reference2: id, order_id: takenReference } = order;
  return captureOrder(deps, { id, takenReference, currency: outcome.currency }, outcome.amountMinor);
}

/**
 * Captures an amount. Asked again it captures once: Klarna knows the call by the payment's id.
 * @throws ProviderUnavailable when Klarna did not decide
 */
export async function captureOrder(
  deps: ProviderDeps,
  { id, takenReference, currency }: Pick<ProviderPayment, "id" | "takenReference" | "currency">,
  amountMinor: Minor,
): Promise<PaymentOutcome> {
  const orderId = takenReference ?? "";
  const answer = await callKlarna(deps, {
    path: `${klarnaOrderPath(orderId)}/captures`,
    key: `capture-${id}`,
    body: { captured_amount: amountMinor, reference: id },
  });
  if (answer.status < 300) return { kind: "paid", reference: orderId, amountMinor, currency };
  return outcomeAfter(deps, orderId, answer);
}

/**
 * Gives up what was authorized; what Klarna says where it was captured meanwhile.
 * @throws ProviderUnavailable when Klarna did not decide
 */
export async function releaseOrder(
  deps: ProviderDeps,
  { id, takenReference }: Pick<ProviderPayment, "id" | "takenReference">,
): Promise<PaymentOutcome> {
  const orderId = takenReference ?? "";
  const answer = await callKlarna(deps, { path: `${klarnaOrderPath(orderId)}/cancel`, key: `cancel-${id}` });
  if (answer.status < 300) return { kind: "cancelled", reason: "The reserved amount was released." };
  return outcomeAfter(deps, orderId, answer);
}

/** How an order stands that Klarna refused to capture or to cancel: it may be either already, or expired. */
async function outcomeAfter(
  deps: ProviderDeps,
  orderId: string,
  refusal: ProviderAnswer,
): Promise<PaymentOutcome> {
  const order = await readKlarnaOrder(deps, orderId);
  const outcome = order && outcomeOfOrder(order);
  if (!outcome || outcome.kind === "authorized")
    throw new ProviderUnavailable(`Klarna did not decide on the order: ${klarnaIssue(refusal)}`);
  return outcome;
}
