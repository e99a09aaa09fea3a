// @public

import type { BankAccount } from "../shops/bank/bank-account";

/** A payment method as shoppers choose it (rule checkout-4). */
export type PaymentMethod = {
  code: string;
  title: string;
  instructions: string;
  /** Names of the cards and wallets it takes, whose marks are shown; absent for none. */
  marks?: readonly string[];
};

/**
 * A payment method as a provider offers it. `account` is where a bank transfer goes; only the order's page
 * shows it.
 */
export type OfferedMethod = PaymentMethod & { account?: BankAccount };
