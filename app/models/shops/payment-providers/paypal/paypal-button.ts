/** Labels of PayPal's button; the shop chooses one (rule payment-13). */
export const buttonLabels = ["checkout", "paypal", "buynow", "pay"] as const;

/** Colours of PayPal's button. */
export const buttonColors = ["gold", "blue", "silver", "white", "black"] as const;
