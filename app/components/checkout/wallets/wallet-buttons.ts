import type { ShowButton } from "./wallet-button-props";

/** The code that shows a wallet's own button, by the wallet's key. One line a wallet with a script. */
export const walletButtons: Readonly<Record<string, () => Promise<ShowButton>>> = {
  paypal: () => import("./paypal/show-paypal-button").then(({ showPaypalButton }) => showPaypalButton),
};
