import type { Address } from "../address/address";

/**
 * What a shopper has filled in at checkout so far. Every part is optional, because the checkout is completed part by
 * part.
 */
export type CheckoutDraft = {
  email?: string;
  shippingAddress?: Address;
  /** Absent if it is the shipping address. */
  billingAddress?: Address;
  shippingMethodCode?: string;
  paymentMethodCode?: string;
  /** ISO date; tobacco shops only. */
  customerBirthdate?: string;
  customerNote?: string;
};
