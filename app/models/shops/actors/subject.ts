// @public

/** What an actor may do with a subject. */
export const verbs = ["view", "create", "change", "cancel", "refund", "reply", "ship"] as const;
/** One of {@link verbs}. */
export type Verb = (typeof verbs)[number];

/**
 * The subject acted on, with the owners that decide about it. Null means that no single shop or seller owns
 * it.
 */
export type Subject =
  | {
      kind: "order";
      tenantId: string;
      shopId: string;
      sellerId: string;
      id: string;
      customerId: number | null;
      sessionHash: string | null;
    }
  /** `id` is null for a new customer, and for data about people without an account. */
  | { kind: "customer"; tenantId: string; id: number | null }
  /**
   * `customerId` is null for a guest's request of the contact form; `id` is null for a new one, and for all
   * of a shop.
   */
  | {
      kind: "conversation";
      tenantId: string;
      shopId: string;
      sellerId: string;
      id: number | null;
      customerId: number | null;
    }
  | { kind: "price" | "stock"; tenantId: string; sellerId: string }
  /**
   * Content without a shop is the catalogue: products and categories. `sellerId` is the seller of a
   * marketplaceseller shop.
   */
  | { kind: "content"; tenantId: string; shopId: string | null; sellerId: string | null }
  | { kind: "secret" | "audit" | "webhook"; tenantId: string; shopId: string; sellerId: string | null }
  /** Without a shop: the business itself, its sellers and its list of shops. */
  | { kind: "setting"; tenantId: string; shopId: string | null; sellerId: string | null }
  | { kind: "staff"; tenantId: string; sellerId: string | null }
  /** The keys of programs. */
  | { kind: "key"; tenantId: string; sellerId: string | null }
  /** That of a seller who does not sell yet, with its first person. */
  | { kind: "invitation"; tenantId: string }
  /** The books of the business, with the payouts it makes. */
  | { kind: "ledger"; tenantId: string }
  /** What one seller got, with its statements. */
  | { kind: "payout"; tenantId: string; sellerId: string }
  /** The machine with every shop on it, of which its hosts alone ask (rule hosting-1). */
  | { kind: "machine"; tenantId: string }
  /** Where a seller's payouts go. */
  | { kind: "payout-account"; tenantId: string; sellerId: string };

export type SubjectKind = Subject["kind"];
