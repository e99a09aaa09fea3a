/** Ids of the checkout's forms; the server uses them to attach errors to a form. */
export const checkoutForms = {
  contact: "checkout-contact",
  shippingAddress: "checkout-shipping-address",
  shippingMethod: "checkout-shipping-method",
  place: "checkout-place",
} as const;

/** The actions of the checkout's forms, sent in the hidden field `intent`. */
export const checkoutIntents = ["contact", "shipping-address", "shipping-method", "place"] as const;

/** One of {@link checkoutIntents}. */
export type CheckoutIntent = (typeof checkoutIntents)[number];

/** The form of each action. */
export const checkoutFormOf = {
  contact: checkoutForms.contact,
  "shipping-address": checkoutForms.shippingAddress,
  "shipping-method": checkoutForms.shippingMethod,
  place: checkoutForms.place,
} as const;
