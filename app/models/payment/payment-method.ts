/** A way to pay as a shopper chooses it (rule checkout-4). */
export type PaymentMethod = { code: string; title: string; instructions: string };
