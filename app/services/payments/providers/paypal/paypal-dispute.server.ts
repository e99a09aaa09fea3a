import { z } from "zod";
import { oneLine } from "~/models/payments/outcomes/one-line";
import type { DisputeAnswer, DisputeAnswers } from "../dispute-answers";
import type { ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callPaypal } from "./paypal-api.server";
import { issueOf } from "./paypal-issue.server";

/** A dispute, as far as an answer needs it: what PayPal takes now, and what it has. */
const disputeSchema = z.object({
  status: z.string().default(""),
  links: z.array(z.object({ rel: z.string() })).default([]),
  evidences: z.array(z.object({ notes: z.string().optional(), source: z.string().optional() })).default([]),
  supporting_info: z
    .array(z.object({ notes: z.string().optional(), source: z.string().optional() }))
    .default([]),
});
type PaypalDispute = z.output<typeof disputeSchema>;

/** Longest name of a carrier and tracking number, characters, and most parcels PayPal takes. */
const mostOfLine = 255;
const mostParcels = 10;

/**
 * Answers by PayPal's provide-evidence, or provide-supporting-info where a bank took the money back: what it
 * takes stands among the dispute's links (docs/payments.md).
 */
export const paypalDisputes: DisputeAnswers<ProviderDeps> = {
  limits: { mostText: 2_000, mostBytes: 50_000_000 },
  async answer(deps, answer) {
    const path = `/v1/customer/disputes/${encodeURIComponent(answer.disputeId)}`;
    const dispute = await readDispute(deps, path);
    if (typeof dispute === "string") return { kind: "refused", reason: dispute };
    // PayPal took it the last time, and its word was lost.
    if (hasAnswer(dispute, answer)) return { kind: "sent" };
    const verb = ["provide-evidence", "provide-supporting-info"].find((rel) =>
      dispute.links.some((link) => link.rel === rel),
    );
    if (verb === undefined)
      return { kind: "refused", reason: `PayPal takes no answer: the dispute is ${dispute.status}.` };
    const input =
      verb === "provide-evidence" ? { evidences: evidencesOf(answer) } : { notes: wordsOf(answer) };
    const sent = await callPaypal(deps, { path: `${path}/${verb}`, form: formOf(answer, input) });
    return sent.status < 300 ? { kind: "sent" } : { kind: "refused", reason: issueOf(sent) };
  },
};

/** @returns why PayPal does not show it, where waiting mends nothing */
async function readDispute(deps: ProviderDeps, path: string): Promise<PaypalDispute | string> {
  const answer = await callPaypal(deps, { path, method: "GET" });
  if (answer.status === 404) return "PayPal does not know this dispute.";
  if (answer.status === 403)
    return "PayPal lets this app answer no disputes: add “Disputes” to its features.";
  if (answer.status >= 300)
    throw new ProviderUnavailable(`PayPal did not show a dispute: ${issueOf(answer)}`);
  return disputeSchema.parse(answer.body);
}

const hasAnswer = ({ evidences, supporting_info }: PaypalDispute, answer: DisputeAnswer): boolean =>
  [...evidences, ...supporting_info].some(
    ({ source, notes }) => source === "SUBMITTED_BY_SELLER" && notes === wordsOf(answer),
  );

/** Never empty: what was sent is known by it. */
const wordsOf = ({ text }: DisputeAnswer): string => text || "See the files.";

/** A parcel that can be followed is proof of another kind than words and files. */
function evidencesOf(answer: DisputeAnswer): object[] {
  const notes = wordsOf(answer);
  const tracking_info = answer.facts.parcels.slice(0, mostParcels).map(({ carrier, trackingNumber }) => ({
    carrier_name: "OTHER",
    carrier_name_other: oneLine(carrier, mostOfLine) || "Other",
    tracking_number: oneLine(trackingNumber, mostOfLine),
  }));
  if (tracking_info.length === 0) return [{ evidence_type: "OTHER", notes }];
  return [{ evidence_type: "PROOF_OF_FULFILLMENT", evidence_info: { tracking_info }, notes }];
}

/** The answer as PayPal reads it: its JSON in one part, each file in one of its own. */
function formOf({ files }: DisputeAnswer, input: object): FormData {
  const form = new FormData();
  form.append("input", new Blob([JSON.stringify(input)], { type: "application/json" }));
  for (const { name, mime, bytes } of files)
    form.append("evidence-file", new Blob([new Uint8Array(bytes)], { type: mime }), name);
  return form;
}
