// @public

import type { Minor } from "../../platform/money/money";
import type { Redemption } from "../gift-card/redeem";

/** The code of a customer's credit among redemptions: there is one. */
export const storeCreditCode = "store_credit";

/** A customer's credit in a cart: what there is, minor units, and whether they pay with it. */
export type CartCredit = { balanceMinor: Minor; isUsed: boolean };

/**
 * The credit as a payment of the cart, after its gift cards (rule store-credit-2); none where it is not used.
 */
export const creditRedemptions = (credit: CartCredit | null): Redemption[] =>
  credit?.isUsed && credit.balanceMinor > 0
    ? [{ kind: "store_credit", code: storeCreditCode, balanceMinor: credit.balanceMinor }]
    : [];
