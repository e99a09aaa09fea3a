// @public

/** PayPal's secret and addresses: of its API, and of its script for browsers. */
export const paypalAccess = {
  secrets: ["payment.paypal.client_secret"],
  addresses: [
    { name: "paypal", variable: "PAYPAL_API_URL", standard: "https://api-m.paypal.com" },
    { name: "paypalScript", variable: "PAYPAL_SCRIPT_URL", standard: "https://www.paypal.com/sdk/js" },
  ],
} as const;
