// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";

/** The kinds of policy pages a shop may have (rule policies-1). */
export type PolicyKind = "refund" | "shipping" | "privacy" | "terms";

/** A policy page of a shop. */
export type Policy = { kind: PolicyKind; slug: string };

/** Link texts of the policies, in their order. */
const labels: Record<PolicyKind, string> = {
  refund: message("Refund policy"),
  shipping: message("Shipping policy"),
  privacy: message("Privacy policy"),
  terms: message("Terms of service"),
};

/** The possible slugs of each policy page, best first (rule policies-1). */
const slugs: Record<PolicyKind, readonly string[]> = {
  refund: ["refund-policy", "return-policy", "returns"],
  shipping: ["shipping-policy", "shipping"],
  privacy: ["privacy-policy"],
  terms: ["terms-of-service"],
};

/** The kinds of policies, in the order of links. */
export const policyKinds = Object.keys(labels) as readonly PolicyKind[];

/** Every slug a policy page may have. */
export const policySlugs: readonly string[] = policyKinds.flatMap((kind) => slugs[kind]);

/** The policies of a shop whose pages have these slugs, at most one of each kind, in the order of links. */
export function shopPolicies(pageSlugs: readonly string[]): Policy[] {
  return policyKinds.flatMap((kind) => {
    const slug = slugs[kind].find((name) => pageSlugs.includes(name));
    return slug ? [{ kind, slug }] : [];
  });
}

/** Link text of a policy. */
export const policyLabel = ({ kind }: Pick<Policy, "kind">): string => phrase(labels[kind]);
