// @public

/** Name of an express button in the form of a product, whose goods are added to the cart first. */
export const expressField = "express";

/** How a wallet has its express button look. */
export type ExpressButton = {
  /** The words on it. */
  label: string;
  /** Its colours, as style sheets write them. */
  face: { background: string; text: string; border: string };
  /** What the wallet's own script is told of its looks; null for a wallet without one. */
  ownLook: Readonly<Record<string, string>> | null;
};

/** An express button as a page shows it. */
export type ExpressOffer = ExpressButton & {
  /** The wallet's key: its code among the payment providers. */
  wallet: string;
  /** What shoppers call the wallet. */
  name: string;
  /**
   * Guid of the seller whose cart it pays for, in a marketplace; null elsewhere, and on a product's page,
   * where it is known once the product was added.
   */
  sellerGuid: string | null;
};
