// @public

import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";
import type { ProviderDeps } from "./provider";

/** Who signs: results of one shop are worth nothing in another. */
export type SandboxSigner = Pick<ProviderDeps, "signingKey"> & { shop: { id: string } };

/** What the sandbox says about a payment of ours. */
export type SandboxResult = { paymentId: string; outcome: "paid" | "failed" };

const subjectOf = ({ shop }: SandboxSigner, result: string) =>
  ({ kind: "sandbox-result", shopId: shop.id, id: result }) as const;

/** A result as it travels, with its signature. */
export function writeSandboxResult(signer: SandboxSigner, { paymentId, outcome }: SandboxResult) {
  const result = `${outcome}.${paymentId}`;
  return { result, signature: signLink(signer.signingKey, subjectOf(signer, result)) };
}

/** Reads a result that travelled; null when it was not signed by the sandbox or says nothing known. */
export function readSandboxResult(
  signer: SandboxSigner,
  result: string,
  signature: string,
): SandboxResult | null {
  if (!isSignedLink(signer.signingKey, subjectOf(signer, result), signature)) return null;
  const [, outcome, paymentId] = /^(paid|failed)\.(.+)$/.exec(result) ?? [];
  if ((outcome !== "paid" && outcome !== "failed") || !paymentId) return null;
  return { paymentId, outcome };
}
