import { createHmac, timingSafeEqual } from "node:crypto";
import type { ProviderDeps } from "../provider";

/** What the sandbox says about a payment, by the payment's reference. */
export type SandboxResult = { reference: string; outcome: "paid" | "failed" };

/** Signs a text as the sandbox of this shop: HMAC-SHA-256, base64url. Another shop's signature is worth nothing here. */
function signSandbox({ secret, shopId }: ProviderDeps, text: string): string {
  return createHmac("sha256", secret).update(`sandbox:${shopId}:${text}`).digest("base64url");
}

/** Whether a signature is the sandbox's own, compared in constant time. */
function isSandboxSignature(deps: ProviderDeps, text: string, signature: string): boolean {
  const expected = Buffer.from(signSandbox(deps, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A result as it travels, with its signature. */
export function writeSandboxResult(deps: ProviderDeps, { reference, outcome }: SandboxResult) {
  const result = `${outcome}.${reference}`;
  return { result, signature: signSandbox(deps, result) };
}

/** Reads a result that travelled; null when it was not signed by the sandbox or says nothing known. */
export function readSandboxResult(
  deps: ProviderDeps,
  result: string,
  signature: string,
): SandboxResult | null {
  if (!isSandboxSignature(deps, result, signature)) return null;
  const [, outcome, reference] = /^(paid|failed)\.(.+)$/.exec(result) ?? [];
  if ((outcome !== "paid" && outcome !== "failed") || !reference) return null;
  return { reference, outcome };
}
