import { type FormPart, multipartParts } from "../multipart-parts";
import type { ProviderCall, ProviderReply } from "../provider-server";
import { stripeObject } from "./stripe-contract";

/** A dispute as the test server of Stripe keeps it, with what was submitted. */
export type StripeDispute = { status: string; evidence: Record<string, string>; submissions: number };

/** What Stripe takes as evidence. https://docs.stripe.com/disputes/best-practices */
const fileTypes = ["application/pdf", "image/jpeg", "image/png"];

/** The disputes of a test server of Stripe, and the files that prove something. */
export function stripeDisputes() {
  const disputes = new Map<string, StripeDispute>();
  const files = new Map<string, FormPart>();

  /** A shopper's bank disputes a payment. */
  const dispute = (id: string, status = "needs_response") =>
    void disputes.set(id, { status, evidence: {}, submissions: 0 });

  /** Answers `POST /v1/files`. */
  function upload(call: ProviderCall): ProviderReply {
    const parts = multipartParts(call);
    const file = parts.find(({ name }) => name === "file");
    const purpose = parts.find(({ name }) => name === "purpose")?.text;
    const unknown = parts.find(({ name }) => name !== "file" && name !== "purpose");
    if (unknown) return refused(`Received unknown parameter: ${unknown.name}`);
    if (!file || purpose !== "dispute_evidence") return refused("Missing required param: file.");
    if (!fileTypes.includes(file.type)) return refused(`Files of ${file.type} are no evidence.`);
    const id = `file_${files.size + 1}`;
    files.set(id, file);
    const type = file.type.split("/")[1] ?? "";
    return { json: stripeObject("file", { id, filename: file.fileName, purpose, type }) };
  }

  /** Answers `GET /v1/disputes/{id}`, and `POST` of it. */
  function onDispute(call: ProviderCall, id: string): ProviderReply {
    const found = disputes.get(id);
    if (!found) return refused(`No such dispute: '${id}'`, 404);
    if (call.method === "GET") return { json: shown(id, found) };
    if (!found.status.endsWith("needs_response"))
      return refused("This dispute is already closed and its evidence cannot be changed.");
    const fields = [...new URLSearchParams(call.body)];
    const given = fields.flatMap(([name, value]) => {
      const [, key] = /^evidence\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value] as const];
    });
    const missing = given.find(([, value]) => value.startsWith("file_") && !files.has(value));
    if (missing) return refused(`No such file upload: '${missing[1]}'`);
    found.evidence = { ...found.evidence, ...Object.fromEntries(given) };
    if (fields.some(([name, value]) => name === "submit" && value === "true")) {
      found.submissions += 1;
      found.status = "under_review";
    }
    return { json: shown(id, found) };
  }

  return { disputes, files, dispute, upload, onDispute };
}

function shown(id: string, { status, evidence, submissions }: StripeDispute) {
  const example = stripeObject("dispute", {});
  const details = { submission_count: submissions, has_evidence: submissions > 0 };
  return stripeObject("dispute", {
    id,
    status,
    evidence: { ...Object(example.evidence), ...evidence },
    evidence_details: { ...Object(example.evidence_details), ...details },
  });
}

const refused = (message: string, status = 400): ProviderReply => ({
  status,
  json: { error: { type: "invalid_request_error", message } },
});
