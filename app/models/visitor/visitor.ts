/** Who is asking. A visitor without a session is anonymous, has no cart and may be served from the shared page cache. */
export type Visitor = {
  /** SHA-256 of the session token, or null. */
  sessionHash: string | null;
  customer: VisitorCustomer | null;
  /** The visitor's open cart, or null. */
  cartId: string | null;
};

/** The signed-in customer, as far as rules need it. */
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
};

/** The visitor without a session. */
export const anonymousVisitor: Visitor = { sessionHash: null, customer: null, cartId: null };

/** Verified customer: signed in, not restricted, no pending verification (rule prices-5). */
export function isVerifiedCustomer(visitor: Visitor): boolean {
  return visitor.customer !== null && !visitor.customer.isRestricted && visitor.customer.isVerified;
}

/**
 * Names what headers, footers and other shared content may depend on: visitors of one audience see the same. Popups ask
 * whether somebody is signed in, prices whether that customer is verified and of which group.
 */
export function contentAudience(visitor: Visitor): string {
  const { customer } = visitor;
  if (!customer) return "anonymous";
  return `${isVerifiedCustomer(visitor) ? "verified" : "unverified"} ${customer.group}`;
}

/** What the header of every page says about the visitor. */
export type VisitorView = { isSignedIn: boolean; firstName: string; cartCount: number };

/** What the header says about a visitor with so many pieces in the cart. */
export const visitorView = ({ customer }: Visitor, cartCount: number): VisitorView => ({
  isSignedIn: customer !== null,
  firstName: customer?.firstName ?? "",
  cartCount,
});
