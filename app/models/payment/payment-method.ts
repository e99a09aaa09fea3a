/** A payment method as shoppers choose it (rule checkout-4). */
export type PaymentMethod = { code: string; title: string; instructions: string };
