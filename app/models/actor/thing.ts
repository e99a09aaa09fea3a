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
  /** `id` is null for an account that does not exist yet. */
  | { kind: "customer"; tenantId: string; id: number | null }
  | { kind: "price" | "stock"; tenantId: string; sellerId: string }
  /** Content without a shop is the catalogue's: products and categories. `sellerId` is that of a marketplaceseller shop. */
  | { kind: "content"; tenantId: string; shopId: string | null; sellerId: string | null }
  | { kind: "setting" | "secret"; tenantId: string; shopId: string; sellerId: string | null }
  | { kind: "staff"; tenantId: string; sellerId: string | null };

/** Kind of a thing. */
export type ThingKind = Thing["kind"];
