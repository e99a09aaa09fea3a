/** What an actor may do with a thing. */
export const verbs = ["view", "create", "change", "cancel", "refund", "reply"] as const;
/** One of {@link verbs}. */
export type Verb = (typeof verbs)[number];

/** What is acted on, with the owners that decide. A thing of no one shop or seller names null. */
export type Thing =
  | {
      kind: "order";
      tenantId: string;
      shopId: string;
      sellerId: string;
      id: string;
      customerId: number | null;
      sessionHash: string | null;
    }
  /** `id` is null for one that does not exist yet, and for what is known of people without an account. */
  | { kind: "customer"; tenantId: string; id: number | null }
  | { kind: "price" | "stock"; tenantId: string; sellerId: string }
  /** Content without a shop is the catalogue's: products and categories. `sellerId` is that of a marketplaceseller shop. */
  | { kind: "content"; tenantId: string; shopId: string | null; sellerId: string | null }
  | { kind: "secret" | "audit"; tenantId: string; shopId: string; sellerId: string | null }
  /** Without a shop: the business itself, its sellers and the shops it has. */
  | { kind: "setting"; tenantId: string; shopId: string | null; sellerId: string | null }
  | { kind: "staff"; tenantId: string; sellerId: string | null };

/** Kind of a thing. */
export type ThingKind = Thing["kind"];
