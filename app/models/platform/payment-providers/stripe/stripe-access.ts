// @public

/** Stripe's secrets, and the address of its API. */
export const stripeAccess = {
  secrets: ["payment.stripe.secret_key", "payment.stripe.webhook_secret"],
  addresses: [{ name: "stripe", variable: "STRIPE_API_URL", standard: "https://api.stripe.com" }],
} as const;
