import type { ProviderReply } from "../provider-server";
import { chargeOf, type StripeIntent } from "./stripe-cards";
import { stripeObject } from "./stripe-contract";

/** A refund as the API shows it. */
type Refund = { object: string; id: string; amount: number; status: string; charge: string };

/** The refunds of a test server of Stripe. `end` is how those that are asked for end. */
export function stripeRefunds() {
  const made = new Map<string, { intentId: string; refund: Refund }>();
  const how = { end: "succeeded" };

  /** What was paid back of an intent, in Stripe's units. */
  const returnedOf = (intentId: string): number =>
    [...made.values()]
      .filter((one) => one.intentId === intentId && one.refund.status !== "failed")
      .reduce((sum, { refund }) => sum + refund.amount, 0);

  function giveBack(intent: StripeIntent, amount: number, metadata: object, status: string): Refund | null {
    if (returnedOf(intent.id) + amount > intent.received) return null;
    const own = { id: `re_${intent.id}_${made.size + 1}`, amount, status, charge: chargeOf(intent) };
    const { currency } = intent;
    const refund = {
      ...stripeObject("refund", { ...own, metadata, currency, payment_intent: intent.id }),
      ...own,
    };
    made.set(own.id, { intentId: intent.id, refund });
    return refund;
  }

  /** Answers `POST /v1/refunds`; null for more than is left. */
  function make(intent: StripeIntent, fields: Record<string, string>): ProviderReply | null {
    const named = ["payment_id", "refund_id"].map((name) => [name, fields[`metadata[${name}]`] ?? ""]);
    const json = giveBack(intent, Number(fields.amount), Object.fromEntries(named), how.end);
    return json && { json };
  }

  /** Pays back as Stripe's dashboard does: the refund names nothing of ours. */
  function makeInDashboard(intent: StripeIntent, amount: number, status = "succeeded"): Refund {
    const refund = giveBack(intent, amount, {}, status);
    if (!refund) throw new Error("Stripe has nothing to pay back");
    return refund;
  }

  /** Ends a refund otherwise than before. */
  function settle(id: string, status: string): Refund {
    const found = made.get(id);
    if (!found) throw new Error("Stripe has no such refund");
    found.refund.status = status;
    return found.refund;
  }

  /** Answers `GET /v1/refunds/{id}`, and `GET /v1/refunds?charge=...`. */
  function read(id: string, url: URL): ProviderReply | null {
    const all = [...made.values()].map(({ refund }) => refund);
    if (id === "") {
      const data = all.filter(({ charge }) => charge === url.searchParams.get("charge"));
      return { json: { object: "list", url: "/v1/refunds", has_more: false, data } };
    }
    const found = made.get(id);
    return found ? { json: found.refund } : null;
  }

  return { how, made, returnedOf, make, makeInDashboard, settle, read };
}
