import { awayText, leftText } from "~/models/payments/express-texts";
import { loadWalletScript } from "../load-wallet-script";
import type { OwnButtonProps } from "../wallet-button-props";
import { walletPayment } from "../wallet-payment";

/** What PayPal's script offers, as far as it is used here. https://developer.paypal.com/sdk/js/reference/ */
type PaypalScript = {
  FUNDING: { PAYPAL: string };
  Buttons: (options: {
    fundingSource: string;
    style: { label?: string; color?: string; shape: "rect"; tagline: false; height: number };
    onClick: (data: unknown, actions: { resolve: () => unknown; reject: () => unknown }) => unknown;
    createOrder: () => Promise<string>;
    onApprove: (data: { orderID: string; facilitatorAccessToken?: string; billingToken?: string }) => unknown;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }) => { render: (place: HTMLElement) => Promise<void>; close: () => Promise<void> };
};
declare global {
  interface Window {
    paypal?: PaypalScript;
  }
}

const heightPx = 48;

/** Shows PayPal's own button, which opens PayPal's page in a window so that the shop's page stays. */
export async function showPaypalButton(place: HTMLElement, button: OwnButtonProps): Promise<() => void> {
  const { offer, check, say } = button;
  await loadWalletScript(offer.wallet);
  const { paypal } = window;
  if (!paypal) throw new Error("PayPal's script offers no buttons");
  const payment = walletPayment(button);
  const shown = paypal.Buttons({
    fundingSource: paypal.FUNDING.PAYPAL,
    style: { ...offer.ownLook, shape: "rect", tagline: false, height: heightPx },
    onClick(_data, actions) {
      say("");
      return check() ? actions.resolve() : actions.reject();
    },
    createOrder: payment.open,
    onApprove: ({ orderID, facilitatorAccessToken, billingToken }) =>
      payment.approved({ reference: orderID, accessToken: facilitatorAccessToken, billingToken }),
    onCancel: () => say(leftText(offer.name)),
    onError: () => say(payment.refusal() || awayText(offer.name)),
  });
  await shown.render(place);
  return () => void shown.close().catch(() => {});
}
