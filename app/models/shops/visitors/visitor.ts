// @public

/**
 * The visitor of a request. Without a session they are anonymous, have no cart and may get pages from the
 * shared cache.
 */
export type Visitor = {
  /** SHA-256 of the session token, or null. */
  sessionHash: string | null;
  customer: VisitorCustomer | null;
  /** The visitor's open cart, or null. */
  cartId: string | null;
  /** Whether the customer called any review helpful. */
  hasLikes?: boolean;
  /** Whether anything is on the customer's shopping lists. */
  hasListed?: boolean;
};

/** The signed-in customer, as rules need them. */
export type VisitorCustomer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  /** Customer group code; empty for none. */
  group: string;
  isRestricted: boolean;
  /** No pending verification hash. */
  isVerified: boolean;
  /** Why they pay no tax, which may be empty; null or missing for those who pay it (rule tax-4). */
  taxExemption?: string | null;
  /** The VAT number of a business, while it is known to be valid (rule tax-9); null or missing for none. */
  vatNumber?: string | null;
};

/** The visitor without a session. */
export const anonymousVisitor: Visitor = { sessionHash: null, customer: null, cartId: null };

/** Verified customer: signed in, not restricted, no pending verification (rule prices-5). */
export function isVerifiedCustomer(visitor: Visitor): boolean {
  return visitor.customer !== null && !visitor.customer.isRestricted && visitor.customer.isVerified;
}

/**
 * A key for what headers, footers and other shared content may depend on; visitors with the same key see the
 * same. Popups depend on whether the visitor is signed in, prices on verification and group.
 */
export function contentAudience(visitor: Visitor): string {
  const { customer } = visitor;
  if (!customer) return "anonymous";
  return `${isVerifiedCustomer(visitor) ? "verified" : "unverified"} ${customer.group}`;
}

/** The visitor's part of every page. */
export type VisitorView = {
  isSignedIn: boolean;
  firstName: string;
  cartCount: number;
  /** Ids of the favorite products, joined by commas; empty for none (rule lists-4). */
  favorites: string;
  /** Whether the store wrote something the customer has not read (rule conversations-7). */
  hasUnread: boolean;
};

/** What depends on the visitor besides the account, as in {@link VisitorView}. */
export type VisitorCounts = Pick<VisitorView, "cartCount" | "favorites" | "hasUnread">;

/** The visitor's part of every page. */
export const visitorView = (
  { customer }: Visitor,
  { cartCount, favorites, hasUnread }: VisitorCounts,
): VisitorView => ({
  isSignedIn: customer !== null,
  firstName: customer?.firstName ?? "",
  cartCount,
  favorites,
  hasUnread,
});
