// @public

import { z } from "zod";

/** How long a provider keeps an approval, ms (rule payment-15). */
const approvalLastsMs = 3 * 60 * 60 * 1000;

/** Texts of a provider's address, as the fields of the checkout's address have them. */
export type ApprovedAddress = Partial<
  Record<
    | "first_name"
    | "last_name"
    | "address_line1"
    | "address_line2"
    | "city"
    | "state"
    | "postcode"
    | "country"
    | "phone",
    string
  >
>;

/** What a shopper approved at a provider before the order was placed; the checkout keeps it with the cart. */
export type ExpressApproval = {
  provider: string;
  /** The provider's name for the payment it will take. */
  reference: string;
  /** UTC, ISO. */
  approvedAt: string;
  /** The shopper's account at the provider; empty when it named none. */
  account: string;
  /** What the provider says of the address, to start the form with; the checkout checks it like any other. */
  address: ApprovedAddress;
};

/** The approval that pays an order placed now with this provider; null for none, or one that is over. */
export function usableApproval(
  approval: ExpressApproval | undefined,
  providerCode: string | undefined,
  now: Date,
): ExpressApproval | null {
  if (!approval || approval.provider !== providerCode) return null;
  return now.getTime() - Date.parse(approval.approvedAt) < approvalLastsMs ? approval : null;
}

/**
 * What `remember-transaction` sends. The tokens are read by no one: the provider is asked for the approval
 * itself.
 */
export const rememberedTransactionSchema = z.object({
  order_id: z.string().trim().min(1).max(100),
  timestamp: z.string().max(40).nullish(),
  access_token: z.string().max(2000).nullish(),
  billing_token: z.string().max(2000).nullish(),
});
