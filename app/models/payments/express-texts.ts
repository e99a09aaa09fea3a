// @public

/** The shopper left the wallet of this name before approving (rule payment-15). */
export const leftText = (wallet: string) =>
  `You left ${wallet} before approving the payment. Nothing was charged.`;

/** The wallet cannot be reached (rule payment-15). */
export const awayText = (wallet: string) =>
  `${wallet} isn’t responding and nothing was charged: please try again or choose another way to pay.`;
