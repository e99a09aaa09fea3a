/** The pages with the terms of a purchase that a shop may have (rule policies-1). */
export type PolicyKind = "refund" | "shipping" | "privacy" | "terms";

/** A policy page of a shop. */
export type Policy = { kind: PolicyKind; slug: string };

/** What links call each policy, in the order links stand in. */
const labels: Record<PolicyKind, string> = {
  refund: "Refund policy",
  shipping: "Shipping policy",
  privacy: "Privacy policy",
  terms: "Terms of service",
};

/** The slugs a policy page may have, best first (rule policies-1). */
const slugs: Record<PolicyKind, readonly string[]> = {
  refund: ["refund-policy", "return-policy", "returns"],
  shipping: ["shipping-policy", "shipping"],
  privacy: ["privacy-policy"],
  terms: ["terms-of-service"],
};

const kinds = Object.keys(labels) as PolicyKind[];

/** Every slug a policy page may have. */
export const policySlugs: readonly string[] = kinds.flatMap((kind) => slugs[kind]);

/** The policies of a shop whose pages have these slugs, at most one of each kind, in the order links stand in. */
export function shopPolicies(pageSlugs: readonly string[]): Policy[] {
  return kinds.flatMap((kind) => {
    const slug = slugs[kind].find((name) => pageSlugs.includes(name));
    return slug ? [{ kind, slug }] : [];
  });
}

/** What a link to a policy says. */
export const policyLabel = ({ kind }: Policy): string => labels[kind];
