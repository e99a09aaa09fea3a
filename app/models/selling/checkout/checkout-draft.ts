// @public

import type { Address, Destination } from "../../accounts/address/address";
import type { ExpressApproval } from "./express-approval";

/**
 * What a shopper has filled in at checkout so far. Every part is optional, because the checkout is completed
 * part by part.
 */
export type CheckoutDraft = {
  email?: string;
  shippingAddress?: Address;
  /** Where the cart page estimates delivery and taxes for, before there is an address (rule cart-7). */
  estimatedFor?: Destination;
  /** Absent if it is the shipping address. */
  billingAddress?: Address;
  shippingMethodCode?: string;
  paymentMethodCode?: string;
  /** What the shopper approved with an express button. */
  express?: ExpressApproval;
  /** ISO date; tobacco shops only. */
  customerBirthdate?: string;
  customerNote?: string;
  agent?: FillingAgent;
};

/**
 * The agent that put goods into a cart, with their SKUs: an order of any is its (rule agents-8), and ends the
 * checkout of the agent that the buyer went on with.
 */
type FillingAgent = { id: string; skus: string[]; checkoutId?: string };

/** The agent that an order of these carts came by; null where none put any of their goods there. */
export const agentOf = (
  carts: readonly { draft: Pick<CheckoutDraft, "agent">; summary: { items: readonly { sku: string }[] } }[],
): FillingAgent | null =>
  carts.find(({ draft, summary }) => summary.items.some(({ sku }) => draft.agent?.skus.includes(sku)))?.draft
    .agent ?? null;

/** Where the bill goes: the billing address, else the shipping address; null without either. */
export const billingAddressOf = (draft: CheckoutDraft): Address | null =>
  draft.billingAddress ?? draft.shippingAddress ?? null;
