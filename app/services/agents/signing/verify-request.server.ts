import { createHash, createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import {
  neededComponents,
  readSignature,
  type SignedMessage,
  signatureBase,
} from "~/models/agents/signature/signature-base";
import type { AgentProfile } from "~/models/agents/ucp/agent-profile";

const curves: Record<string, string> = { "P-256": "sha256", "P-384": "sha384" };

/** How far a signature's time may be from ours, s. */
const leewayS = 300;

/** The SHA-256 of a body, as `Content-Digest` says it. */
export const contentDigest = (body: string): string =>
  `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;

/**
 * Checks the signature of a request against its agent's keys (rule agents-4).
 * @returns whether it was signed
 * @throws AgentRefusal for a signature that does not hold
 */
export function verifyRequest(
  message: SignedMessage,
  body: string,
  profile: AgentProfile,
  now: Date,
): boolean {
  const [input, written] = [message.header("signature-input"), message.header("signature")];
  if (input === null && written === null) return false;
  if (input === null || written === null)
    throw new AgentRefusal(401, "signature_missing", "Send both Signature-Input and Signature.");
  const signature = readSignature(input, written);
  if (!signature) throw invalid("it cannot be read");
  const digest = message.header("content-digest");
  if (body !== "" && digest !== null && !digest.split(",").some((one) => one.trim() === contentDigest(body)))
    throw new AgentRefusal(400, "digest_mismatch", "Content-Digest is not that of the body.");
  const missing = neededComponents(message, body !== "").filter((one) => !signature.components.includes(one));
  if (missing.length > 0) throw invalid(`it leaves out ${missing.join(", ")}`);
  const nowS = now.getTime() / 1000;
  if (signature.createdS !== null && Math.abs(nowS - signature.createdS) > leewayS)
    throw invalid("its time is too far from now");
  if (signature.expiresS !== null && signature.expiresS < nowS) throw invalid("it has expired");
  const key = profile.signing_keys.find(({ kid }) => kid === signature.keyId);
  if (!key) throw new AgentRefusal(401, "key_not_found", "The profile has no key of this name.");
  const hash = typeof key.crv === "string" ? curves[key.crv] : undefined;
  if (key.kty !== "EC" || hash === undefined)
    throw new AgentRefusal(400, "algorithm_unsupported", "Sign with ES256 or ES384.");
  const base = signatureBase(signature.components, signature.input, message);
  if (base === null) throw invalid("it names what the request does not have");
  if (!isGenuine(hash, base, key as JsonWebKey, signature.signature)) throw invalid("it does not hold");
  return true;
}

const invalid = (why: string) =>
  new AgentRefusal(401, "signature_invalid", `The signature was refused: ${why}.`);

function isGenuine(hash: string, base: string, key: JsonWebKey, signature: string): boolean {
  try {
    const publicKey = createPublicKey({ key, format: "jwk" });
    const raw = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    return verify(hash, Buffer.from(base), raw, Buffer.from(signature, "base64"));
  } catch {
    return false;
  }
}
