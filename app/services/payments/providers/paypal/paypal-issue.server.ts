import type { ProviderAnswer } from "../call-provider.server";

/** Why PayPal refused, in its own word. */
export function issueOf({ status, body }: ProviderAnswer): string {
  const details: unknown = body?.details;
  const first: unknown = Array.isArray(details) ? details[0] : null;
  const issue: unknown = typeof first === "object" && first !== null && "issue" in first ? first.issue : null;
  return typeof issue === "string" ? issue : String(body?.name ?? status);
}
