// @public

/** Labels of an express button; the shop chooses one (rule payment-13). */
export const expressLabels = {
  checkout: "PayPal Checkout",
  paypal: "PayPal",
  buynow: "Buy now with PayPal",
  pay: "Pay with PayPal",
} as const;

/** Colours of an express button. */
const expressColors = ["gold", "blue", "silver", "white", "black"] as const;

/** Name of an express button in the form of a product, whose goods are added to the cart first. */
export const expressField = "express";

/** An express button as a page shows it: which provider it leads to and how it looks. */
export type ExpressOffer = {
  provider: string;
  label: keyof typeof expressLabels;
  color: (typeof expressColors)[number];
  /**
   * Guid of the seller whose cart it pays for, in a marketplace; null elsewhere, and on a product's page,
   * where it is known once the product was added.
   */
  sellerGuid: string | null;
};
