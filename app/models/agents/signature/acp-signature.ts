import { canonicalJson } from "../../platform/text/canonical-json";
import { parseBoundedJson } from "../../platform/validation/bounded-json";

/** The headers by which the Agentic Commerce Protocol signs a request; null for one that is not sent. */
export type SignedHeaders = { signature: string | null; timestamp: string | null };

/** How far a request's time may be from ours, ms. */
const leewayMs = 300_000;

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
const base64url = /^[A-Za-z0-9_-]+={0,2}$/;

/** Why a signature cannot hold; empty where it has to be checked. */
export function signatureProblem({ signature, timestamp }: SignedHeaders, now: Date): string {
  if (signature === null || !base64url.test(signature)) return "Send the Signature as base64url.";
  if (timestamp === null || !rfc3339.test(timestamp)) return "Send a Timestamp as RFC 3339 has it.";
  // A day or hour that no calendar has is no time: the comparison with it is never true.
  const isNear = Math.abs(Date.parse(timestamp) - now.getTime()) <= leewayMs;
  return isNear ? "" : "The Timestamp is too far from now.";
}

/** What is signed: the time as it is sent, a dot, and the body as canonical JSON; nothing for no body. */
export function signedText(timestamp: string, body: string): string {
  const sent = body === "" ? undefined : parseBoundedJson(body);
  return `${timestamp}.${sent === undefined ? body : canonicalJson(sent)}`;
}
