// @public

import { phrase } from "~/models/platform/texts/phrase";

/** The shopper left the wallet of this name before approving (rule payment-15). */
export const leftText = (wallet: string) =>
  phrase("You left {wallet} before approving the payment. Nothing was charged.", { wallet });

/** The wallet cannot be reached (rule payment-15). */
export const awayText = (wallet: string) =>
  phrase(
    "{wallet} isn’t responding and nothing was charged: please try again or choose another way to pay.",
    { wallet },
  );
