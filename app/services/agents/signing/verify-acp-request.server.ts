import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from "node:crypto";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { type SignedHeaders, signatureProblem, signedText } from "~/models/agents/signature/acp-signature";

/**
 * Checks the signature of a request of the Agentic Commerce Protocol by the key that its agent gave the owner
 * (rule agents-14): HMAC-SHA256 by a secret, or Ed25519 or ES256 by a public key as PEM or JWK.
 * @returns whether it was signed
 * @throws AgentRefusal for a signature that does not hold
 */
export function verifyAcpRequest(
  { body, ...headers }: SignedHeaders & { body: string },
  key: string,
  now: Date,
): boolean {
  const { signature, timestamp } = headers;
  if (signature === null) return false;
  const problem = signatureProblem(headers, now);
  if (problem) throw refused(problem);
  const text = Buffer.from(signedText(timestamp ?? "", body));
  if (!isGenuine(text, Buffer.from(signature, "base64url"), key))
    throw refused("The Signature does not hold.");
  return true;
}

const refused = (why: string) => new AgentRefusal(401, "invalid_signature", why);

function isGenuine(text: Buffer, signature: Buffer, key: string): boolean {
  // A public key is no secret: what is one, or should be, never signs by HMAC.
  if (!/^(-----BEGIN |\{)/.test(key.trim())) {
    const expected = createHmac("sha256", key).update(text).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  }
  try {
    const publicKey = readPublicKey(key.trim());
    const isEdwards = publicKey.asymmetricKeyType === "ed25519";
    const given = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    return verify(isEdwards ? null : "sha256", text, isEdwards ? publicKey : given, signature);
  } catch {
    return false;
  }
}

const readPublicKey = (key: string): KeyObject =>
  key.startsWith("{") ? createPublicKey({ key: JSON.parse(key), format: "jwk" }) : createPublicKey(key);
