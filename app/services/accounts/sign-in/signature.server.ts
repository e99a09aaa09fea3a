import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Signature of several parts: HMAC-SHA-256, base64url, 43 characters. The first part is the purpose, so that a
 * signature for one purpose is invalid for another.
 */
export function sign(secret: string, ...parts: readonly (string | number)[]): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(parts.map(String)))
    .digest("base64url");
}

/** Verifies a signature of these parts in constant time. */
export function isSignatureOf(
  signature: string,
  secret: string,
  ...parts: readonly (string | number)[]
): boolean {
  const expected = Buffer.from(sign(secret, ...parts));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
