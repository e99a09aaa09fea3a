/** The shopper left the provider before approving (rule payment-15). */
export const leftText = "You left PayPal before you approved the payment. Nothing was charged.";

/** The provider cannot be reached (rule payment-15). */
export const awayText =
  "PayPal does not answer. Nothing was charged. Please try again, or choose another way to pay.";
