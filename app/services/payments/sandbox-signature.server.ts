import { createHmac, timingSafeEqual } from "node:crypto";
import type { ProviderDeps } from "./provider";

/** Who signs: results of one shop are worth nothing in another. */
export type SandboxSigner = Pick<ProviderDeps, "signingKey"> & { shop: { id: string } };

/** What the sandbox says about a payment of ours. */
export type SandboxResult = { paymentId: string; outcome: "paid" | "failed" };

/** Signs a text as the sandbox of this shop: HMAC-SHA-256, base64url. */
function signSandbox({ signingKey, shop }: SandboxSigner, text: string): string {
  return createHmac("sha256", signingKey).update(`sandbox:${shop.id}:${text}`).digest("base64url");
}

/** Whether a signature is the sandbox's own, compared in constant time. */
function isSandboxSignature(signer: SandboxSigner, text: string, signature: string): boolean {
  const expected = Buffer.from(signSandbox(signer, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A result as it travels, with its signature. */
export function writeSandboxResult(signer: SandboxSigner, { paymentId, outcome }: SandboxResult) {
  const result = `${outcome}.${paymentId}`;
  return { result, signature: signSandbox(signer, result) };
}

/** Reads a result that travelled; null when it was not signed by the sandbox or says nothing known. */
export function readSandboxResult(
  signer: SandboxSigner,
  result: string,
  signature: string,
): SandboxResult | null {
  if (!isSandboxSignature(signer, result, signature)) return null;
  const [, outcome, paymentId] = /^(paid|failed)\.(.+)$/.exec(result) ?? [];
  if ((outcome !== "paid" && outcome !== "failed") || !paymentId) return null;
  return { paymentId, outcome };
}
