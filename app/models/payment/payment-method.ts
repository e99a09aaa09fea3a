/** A way to pay as a shopper chooses it (part 2, §3 "Payment method"). */
export type PaymentMethod = { code: string; title: string; instructions: string };
