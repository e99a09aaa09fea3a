import Stripe from "stripe";
import type { AnswerFacts, ProofKind } from "~/models/payments/disputes/dispute-answer";
import type { DisputeAnswer, DisputeAnswers, ProofFile } from "../dispute-answers";
import type { ProviderDeps } from "../provider";
import { askStripe, isRefusal, stripeClient } from "./stripe-client.server";

/** What Stripe calls a file by what it proves. */
const evidenceNames = {
  delivery: "shipping_documentation",
  messages: "customer_communication",
  receipt: "receipt",
  policy: "refund_policy",
  other: "uncategorized_file",
} as const satisfies Record<ProofKind, keyof Stripe.DisputeUpdateParams.Evidence>;

/** States in which Stripe waits for the shop. */
const askingStates = new Set<string>(["needs_response", "warning_needs_response"]);

/** Answers by Stripe's evidence of disputes: files are uploaded, then named with the words. */
export const stripeDisputes: DisputeAnswers<ProviderDeps> = {
  limits: { mostText: 20_000, mostBytes: 4_500_000 },
  async answer(deps, answer) {
    const stripe = await stripeClient(deps);
    try {
      const dispute = await askStripe(() => stripe.disputes.retrieve(answer.disputeId));
      const { evidence, evidence_details, status } = dispute;
      // Stripe took it the last time, and its word was lost.
      if (evidence_details.submission_count > 0 && evidence.uncategorized_text === wordsOf(answer))
        return { kind: "sent" };
      if (!askingStates.has(status))
        return { kind: "refused", reason: `Stripe asks for no answer: ${status}.` };
      const files = await uploadFiles(stripe, answer.files);
      const given = { ...evidenceOf(answer), ...files };
      await askStripe(() => stripe.disputes.update(answer.disputeId, { evidence: given, submit: true }));
      return { kind: "sent" };
    } catch (error) {
      if (isRefusal(error)) return { kind: "refused", reason: error.message };
      const cause = error instanceof Error ? error.cause : null;
      // Waiting mends no key.
      if (
        cause instanceof Stripe.errors.StripePermissionError ||
        cause instanceof Stripe.errors.StripeAuthenticationError
      )
        return { kind: "refused", reason: "The shop’s key of Stripe may not answer disputes." };
      throw error;
    }
  },
};

/** Never empty: what was submitted is known by it. */
const wordsOf = ({ text }: Pick<DisputeAnswer, "text">): string => text || "See the files.";

type FactName = Exclude<keyof AnswerFacts, "parcels">;

const factNames = {
  customerName: "customer_name",
  email: "customer_email_address",
  billingAddress: "billing_address",
  shippingAddress: "shipping_address",
  products: "product_description",
  shippedOn: "shipping_date",
} as const satisfies Record<FactName, keyof Stripe.DisputeUpdateParams.Evidence>;

/** The words and what the order says; Stripe refuses empty ones, and wants several parcels with commas. */
function evidenceOf({ facts, text }: DisputeAnswer): Stripe.DisputeUpdateParams.Evidence {
  const { parcels } = facts;
  const given = [
    ...Object.entries(factNames).map(([ours, theirs]) => [theirs, facts[ours as FactName]] as const),
    ["shipping_carrier", distinct(parcels.map(({ carrier }) => carrier))] as const,
    ["shipping_tracking_number", distinct(parcels.map(({ trackingNumber }) => trackingNumber))] as const,
    ["uncategorized_text", wordsOf({ text })] as const,
  ];
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

const distinct = (texts: readonly string[]): string => [...new Set(texts)].join(", ");

/** The names of uploaded files by what they prove. */
async function uploadFiles(
  stripe: Stripe,
  files: readonly ProofFile[],
): Promise<Stripe.DisputeUpdateParams.Evidence> {
  const names: [string, string][] = [];
  for (const { kind, name, mime, bytes } of files) {
    const file = { data: Buffer.from(bytes), name, type: mime };
    const { id } = await askStripe(() => stripe.files.create({ purpose: "dispute_evidence", file }));
    names.push([evidenceNames[kind], id]);
  }
  return Object.fromEntries(names);
}
