import { type FormPart, multipartParts } from "../multipart-parts";
import type { ProviderCall, ProviderReply } from "../provider-server";
import { failure, refused } from "./paypal-objects";

type Input = { notes?: string; evidences?: { notes?: string }[] };

/** A dispute as the test server of PayPal keeps it, with what was sent. */
export type PaypalDispute = {
  status: string;
  stage: "INQUIRY" | "CHARGEBACK";
  sent: { verb: string; notes: string; input: Input; files: FormPart[] }[];
};

/** What PayPal takes as proof. */
const fileTypes = ["application/pdf", "image/jpeg", "image/png", "image/gif"];

/** The disputes of a test server of PayPal. */
export function paypalDisputes() {
  const disputes = new Map<string, PaypalDispute>();

  /** A shopper, or their bank, disputes a payment. */
  const dispute = (id: string, about: Partial<PaypalDispute> = {}) =>
    void disputes.set(id, { status: "WAITING_FOR_SELLER_RESPONSE", stage: "INQUIRY", sent: [], ...about });

  /** Answers `GET /v1/customer/disputes/{id}`, and `POST` of what it links to. */
  function onDispute(call: ProviderCall, id: string, verb: string): ProviderReply {
    const found = disputes.get(id);
    if (!found) return failure(404, "INVALID_RESOURCE_ID");
    if (verb === "") return { json: shown(id, found) };
    if (verb !== verbOf(found)) return refused("ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE");
    const parts = multipartParts(call);
    const files = parts.filter(({ fileName, name }) => fileName !== "" && name !== "input");
    if (files.some(({ type }) => !fileTypes.includes(type))) return refused("INVALID_FILE_TYPE");
    const input: Input = JSON.parse(parts.find(({ name }) => name === "input")?.text ?? "{}");
    const notes = input.notes ?? input.evidences?.[0]?.notes ?? "";
    found.sent.push({ verb, notes, input, files });
    found.status = "UNDER_REVIEW";
    return { json: { links: [linkOf(id, "self", "GET")] } };
  }

  return { disputes, dispute, onDispute };
}

/** What PayPal takes of the shop now; null for nothing. */
function verbOf({ status, stage }: PaypalDispute): string | null {
  if (status !== "WAITING_FOR_SELLER_RESPONSE") return null;
  return stage === "CHARGEBACK" ? "provide-supporting-info" : "provide-evidence";
}

function shown(id: string, dispute: PaypalDispute) {
  const verb = verbOf(dispute);
  const of = (sentBy: string) =>
    dispute.sent
      .filter((one) => one.verb === sentBy)
      .map(({ notes }) => ({ notes, source: "SUBMITTED_BY_SELLER" }));
  const evidences = of("provide-evidence").map((one) => ({ evidence_type: "OTHER", ...one }));
  const supporting_info = of("provide-supporting-info");
  return {
    dispute_id: id,
    status: dispute.status,
    dispute_life_cycle_stage: dispute.stage,
    ...(evidences.length > 0 ? { evidences } : {}),
    ...(supporting_info.length > 0 ? { supporting_info } : {}),
    links: [linkOf(id, "self", "GET"), ...(verb ? [linkOf(`${id}/${verb}`, verb, "POST")] : [])],
  };
}

const linkOf = (path: string, rel: string, method: string) => ({
  href: `https://api-m.paypal.com/v1/customer/disputes/${path}`,
  rel,
  method,
});
