import type { ProviderReply } from "../provider-server";
import { stripeObject } from "./stripe-contract";

/**
 * A card that the fake of Stripe stored. `refusal` is the code with which charges of it are refused from now
 * on.
 */
export type StripeCard = { id: string; customer: string; refusal: string | null };

/** A payment intent as the fake keeps it. */
export type StripeIntent = {
  id: string;
  status: string;
  amount: number;
  received: number;
  currency: string;
  metadata: Record<string, string>;
  /** What is stored for later payments. */
  card?: StripeCard;
};

/** The stored cards of a fake of Stripe, and the charges of them. */
export function stripeCards() {
  const cards = new Map<string, StripeCard>();
  const charges: StripeIntent[] = [];

  function store(): StripeCard {
    const number = cards.size + 1;
    const card = { id: `pm_${number}`, customer: `cus_${number}`, refusal: null };
    cards.set(card.id, card);
    return card;
  }

  /** Answers `POST /v1/payment_intents`: a charge off session. */
  function charge(fields: Record<string, string>): ProviderReply {
    const token = fields.shared_payment_granted_token;
    if (token === "spt_declined")
      return {
        status: 402,
        json: { error: { type: "card_error", code: "card_declined", message: "refused" } },
      };
    if (token?.startsWith("spt_") && fields.confirm === "true") return charged(fields);
    const card = cards.get(fields.payment_method ?? "");
    if (!card || card.customer !== fields.customer) return gone;
    if (fields.off_session !== "true" || fields.confirm !== "true")
      return { status: 400, json: { error: { type: "invalid_request_error", message: "confirm it" } } };
    if (card.refusal)
      return { status: 402, json: { error: { type: "card_error", code: card.refusal, message: "refused" } } };
    return charged(fields);
  }

  function charged(fields: Record<string, string>): ProviderReply {
    const isManual = fields.capture_method === "manual";
    const amount = Number(fields.amount);
    const intent: StripeIntent = {
      id: `pi_charge_${charges.length + 1}`,
      amount,
      received: isManual ? 0 : amount,
      status: isManual ? "requires_capture" : "succeeded",
      currency: fields.currency ?? "",
      metadata: { payment_id: fields["metadata[payment_id]"] ?? "" },
    };
    charges.push(intent);
    return { json: shownIntent(intent) };
  }

  /** Answers the calls about one card. */
  function onCard(id: string, verb: string): ProviderReply {
    const card = cards.get(id);
    if (!card) return gone;
    if (verb === "detach") cards.delete(id);
    return { json: shownCard(card) };
  }

  return { cards, charges, store, charge, onCard };
}

/** A stored card as the API shows it. */
export const shownCard = ({ id, customer }: StripeCard) =>
  stripeObject("payment_method", {
    id,
    customer,
    type: "card",
    card: { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2027 },
  });

/** A payment intent as the API shows it. */
export const shownIntent = (intent: StripeIntent) => ({
  ...stripeObject("payment_intent", {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    currency: intent.currency,
    amount_received: intent.received,
    latest_charge: chargeOf(intent),
    amount_capturable: intent.status === "requires_capture" ? intent.amount : 0,
    customer: intent.card?.customer ?? null,
    payment_method: intent.card?.id ?? "pm_once",
    setup_future_usage: intent.card ? "off_session" : null,
  }),
  id: intent.id,
  metadata: intent.metadata,
});

/** The charge of a payment intent. */
export const chargeOf = ({ id }: Pick<StripeIntent, "id">): string => id.replace(/^pi_/, "ch_");

const gone: ProviderReply = {
  status: 400,
  json: { error: { type: "invalid_request_error", code: "resource_missing", message: "No such object" } },
};
