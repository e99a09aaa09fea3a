// @public

/** An order that waits for its payment, with the products of its lines. */
export type UnfinishedOrder = {
  id: string;
  incrementId: string;
  productNames: string[];
  /** Whether it is for the provider to say how the payment ended (rule payment-25). */
  isAwaited: boolean;
};
