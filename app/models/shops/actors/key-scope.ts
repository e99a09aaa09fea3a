// @public

/** The areas a key is made for (rule owner-api-2). */
export const keyAreas = [
  "orders",
  "customers",
  "conversations",
  "catalogue",
  "content",
  "settings",
  "numbers",
  "payouts",
  "staff",
  "audit",
  "webhooks",
  "agents",
] as const;
/** One of {@link keyAreas}. */
export type KeyArea = (typeof keyAreas)[number];

/** What a key may do in an area; who may write may read. */
export type KeyScope = `${KeyArea}:${"read" | "write"}`;

/** What a seller's own systems need: orders, messages, offers, its own shop's content, its payouts. */
export const sellerScopes: readonly KeyScope[] = [
  "orders:write",
  "conversations:write",
  "catalogue:write",
  "content:write",
  "numbers:read",
];

const isScope = (text: string): text is KeyScope =>
  keyAreas.some((area) => text === `${area}:read` || text === `${area}:write`);

/**
 * Reads scopes as they are typed: `orders:read, catalogue:write`, or `all` for every area with its changes.
 * @returns each once, or the words that are none
 */
export function readScopes(typed: string): { scopes: KeyScope[] } | { unknown: string[] } {
  const words = [...new Set(typed.split(/[\s,]+/).filter(Boolean))];
  if (words.join() === "all") return { scopes: keyAreas.map((area): KeyScope => `${area}:write`) };
  const unknown = words.filter((word) => !isScope(word));
  return unknown.length > 0 ? { unknown } : { scopes: words.filter(isScope) };
}

/** Whether scopes allow reading or changing an area. */
export const grantsScope = (scopes: readonly KeyScope[], area: KeyArea, way: "read" | "write"): boolean =>
  scopes.includes(`${area}:write`) || (way === "read" && scopes.includes(`${area}:read`));

/** Areas whose rows belong to all shops of the business, so that a key of one shop cannot have them. */
const sharedScopes: readonly KeyScope[] = [
  "customers:read",
  "customers:write",
  "catalogue:write",
  "numbers:read",
  "numbers:write",
  "payouts:read",
  "payouts:write",
  "staff:read",
  "staff:write",
];

/** What a seller's key never has: customers, agents, and making or noting payouts (rule payment-12). */
const ownersScopes: readonly KeyScope[] = [
  "customers:read",
  "customers:write",
  "payouts:write",
  "agents:read",
  "agents:write",
];

/** The scopes that a key of one shop or one seller cannot have (rule owner-api-3). */
export const refusedScopes = (
  scopes: readonly KeyScope[],
  { shopId, sellerId }: { shopId: string | null; sellerId: string | null },
): KeyScope[] =>
  scopes.filter(
    (scope) =>
      (shopId !== null && sharedScopes.includes(scope)) ||
      (sellerId !== null && ownersScopes.includes(scope)),
  );
