import type { z } from "zod";
import type { MoneyBack } from "~/models/payments/payment-outcome";
import type { ProviderDeps, RefundAnswer, ToldOutcome } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { UnexpectedEvent } from "../unexpected-event.server";
import { fromPaypalAmount } from "./paypal-amount.server";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";
import { cartIdOf } from "./paypal-order.server";
import { outcomeOfCapture } from "./paypal-outcome.server";
import { type paypalDisputeSchema, type paypalRefundSchema, takenSchema } from "./paypal-schemas.server";

type Refund = z.output<typeof paypalRefundSchema>;

/** How a refund stands. */
export function stateOfRefund({ id: reference, status }: Refund): RefundAnswer {
  if (status === "FAILED" || status === "CANCELLED") return { kind: "failed", reason: status, reference };
  return { kind: status === "PENDING" ? "pending" : "done", reference };
}

const words = { done: "refunded", pending: "refund pending", failed: "refund failed" } as const;

/** What PayPal says of a refund, or of a capture that it reversed: its payment is found by the capture. */
export async function toldOfRefund(
  deps: ProviderDeps,
  refund: Refund,
  isReversal: boolean,
): Promise<ToldOutcome[]> {
  const { kind, reference = refund.id, reason = "" } = stateOfRefund(refund);
  const isTaken = isReversal && kind === "done";
  const outcome: MoneyBack = {
    kind: isTaken ? "charged back" : words[kind],
    reference,
    ...fromPaypalAmount(refund.amount),
    refundId: isReversal ? null : (refund.invoice_id ?? null),
    reason: isTaken ? "PayPal reversed the payment." : reason,
  };
  const captureId = captureIdOf(refund);
  if (captureId === null) throw new UnexpectedEvent(`a refund ${refund.id} that names no capture`);
  return afterCapture(deps, captureId, outcome);
}

/** What PayPal says of a dispute; the money it takes comes with another event. */
export async function toldOfDispute(
  deps: ProviderDeps,
  dispute: z.output<typeof paypalDisputeSchema>,
): Promise<ToldOutcome[]> {
  const { dispute_id, status, reason, dispute_outcome, dispute_amount, seller_response_due_date } = dispute;
  const end = dispute_outcome?.outcome_code ?? "";
  const due = seller_response_due_date ? ` Answer it by ${seller_response_due_date.slice(0, 10)}.` : "";
  const outcome = {
    kind: "disputed" as const,
    reference: `${dispute_id}:${end || status}`,
    ...fromPaypalAmount(dispute_amount),
    reason: `PayPal ${dispute_id}, ${[reason, end || status].filter(Boolean).join(", ")}.${due}`,
  };
  const told = dispute.disputed_transactions.map(({ seller_transaction_id }) =>
    afterCapture(deps, seller_transaction_id, outcome),
  );
  return (await Promise.all(told)).flat();
}

/**
 * An outcome after the capture it is about: events come in any order, so the capture is asked for and told
 * first. Its `custom_id` names the payment; none where it was not made here.
 */
async function afterCapture(
  deps: ProviderDeps,
  captureId: string,
  outcome: ToldOutcome["outcome"],
): Promise<ToldOutcome[]> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
  const answer = await callPaypal(deps, { path, method: "GET" });
  if (answer.status === 404) return [];
  if (answer.status >= 300)
    throw new ProviderUnavailable(`PayPal did not show a capture: ${issueOf(answer)}`);
  const capture = takenSchema.parse(answer.body);
  const paymentId = capture.custom_id;
  if (!paymentId || cartIdOf(paymentId) !== null) return [];
  return [
    { paymentId, outcome: outcomeOfCapture(capture) },
    { paymentId, outcome },
  ];
}

/** The capture that a refund belongs to. */
function captureIdOf({ links, supplementary_data }: Refund): string | null {
  const related = supplementary_data?.related_ids?.capture_id;
  if (related) return related;
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return /\/captures\/([^/?]+)$/.exec(up)?.[1] ?? null;
}
