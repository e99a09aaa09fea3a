/** Ids of the checkout's forms; the server names the form an error belongs to by them. */
export const checkoutForms = {
  contact: "checkout-contact",
  shippingAddress: "checkout-shipping-address",
  shippingMethod: "checkout-shipping-method",
  payment: "checkout-payment",
  place: "checkout-place",
} as const;

/** What the checkout's forms ask for, as their hidden `intent` says. */
export const checkoutIntents = [
  "contact",
  "shipping-address",
  "shipping-method",
  "payment",
  "place",
] as const;

/** One of {@link checkoutIntents}. */
export type CheckoutIntent = (typeof checkoutIntents)[number];
