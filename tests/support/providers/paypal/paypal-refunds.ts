import type { ProviderReply } from "../provider-server";
import { type Amount, failure, inHundredths, paypalId, type Taken } from "./paypal-objects";

/** A refund as the test server of PayPal keeps it. */
export type PaypalRefund = {
  id: string;
  status: string;
  amount: Amount;
  custom_id?: string;
  invoice_id?: string;
  note_to_payer?: string;
  links: { rel: string; href: string; method: string }[];
};
type Asked = Pick<PaypalRefund, "amount" | "custom_id" | "invoice_id" | "note_to_payer">;

/** The refunds of a test server of PayPal. `end` is how those that are asked for end. */
export function paypalRefunds() {
  const made = new Map<string, PaypalRefund & { captureId: string }>();
  const how = { end: "COMPLETED" };

  /** What was paid back of a capture, in hundredths. */
  const returnedMinor = (capture: Taken | undefined): number =>
    [...made.values()]
      .filter(({ captureId, status }) => captureId === capture?.id && status !== "FAILED")
      .reduce((sum, { amount }) => sum + inHundredths(amount), 0);

  function giveBack(capture: Taken | undefined, asked: Asked, status: string): PaypalRefund | null {
    const leftMinor = capture ? inHundredths(capture.amount) - returnedMinor(capture) : 0;
    if (!capture || inHundredths(asked.amount) > leftMinor) return null;
    const refund = { id: paypalId(), status, ...asked, links: linksOf(capture.id) };
    made.set(refund.id, { ...refund, captureId: capture.id });
    capture.status = inHundredths(asked.amount) === leftMinor ? "REFUNDED" : "PARTIALLY_REFUNDED";
    return refund;
  }

  /** Answers `POST /v2/payments/captures/{id}/refund`; null for more than is left. */
  function make(capture: Taken | undefined, asked: Asked): ProviderReply | null {
    const json = giveBack(capture, asked, how.end);
    return json && { status: 201, json };
  }

  /** Answers `GET /v2/payments/refunds/{id}`. */
  function read(id: string): ProviderReply {
    const found = made.get(id);
    if (!found) return failure(404, "INVALID_RESOURCE_ID");
    const { captureId: _, ...json } = found;
    return { json };
  }

  /** Ends a refund that was pending. */
  function settle(id: string, status: string): PaypalRefund {
    const found = made.get(id);
    if (!found) throw new Error("PayPal has no such refund");
    found.status = status;
    const { captureId: _, ...refund } = found;
    return refund;
  }

  /** Pays back as PayPal's dashboard does: the refund names nothing of ours. */
  function makeInDashboard(capture: Taken | undefined, value: string, status = "COMPLETED"): PaypalRefund {
    const amount = { currency_code: capture?.amount.currency_code ?? "", value };
    const refund = giveBack(capture, { amount }, status);
    if (!refund) throw new Error("PayPal has nothing to pay back");
    return refund;
  }

  return { how, made, returnedMinor, make, read, settle, makeInDashboard };
}

const linksOf = (captureId: string) => [
  { rel: "up", href: `https://api-m.paypal.com/v2/payments/captures/${captureId}`, method: "GET" },
];
