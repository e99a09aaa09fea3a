// @public

/** The shopper left the provider before approving (rule payment-15). */
export const leftText = "You left PayPal before approving the payment. Nothing was charged.";

/** The provider cannot be reached (rule payment-15). */
export const awayText =
  "PayPal isn't responding. Nothing was charged. Please try again or choose another way to pay.";
