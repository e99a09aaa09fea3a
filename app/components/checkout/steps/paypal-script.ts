import { awayText, leftText } from "~/models/payments/express-texts";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { createTransactionPath, paypalMethodPath, rememberTransactionPath } from "~/paths/paypal";
import { styleNonceOfDocument } from "../../ui/page/style-nonce";

/** What PayPal's script offers, as far as it is used here. https://developer.paypal.com/sdk/js/reference/ */
type PaypalScript = {
  FUNDING: { PAYPAL: string };
  Buttons: (options: {
    fundingSource: string;
    style: { label: string; color: string; shape: "rect"; tagline: false; height: number };
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

/** What a button of PayPal's is for. */
export type PaypalButton = {
  offer: ExpressOffer;
  /** Whether it may be pressed now; says itself why not. */
  check: () => boolean;
  /** The form of the product that is added first; null where the cart is paid for as it is. */
  product: () => FormData | null;
  /** The product was added. */
  onAdded: () => void;
  /** @param sellerGuid whose cart was approved, in a marketplace */
  onApproved: (sellerGuid: string | null) => void;
  say: (message: string) => void;
};

/** How long after a failure the script is loaded again, ms (rule payment-19). */
const retryAfterMs = 1000;
const heightPx = 48;

let loading: Promise<PaypalScript> | null = null;

/**
 * Shows PayPal's own button.
 * @returns what takes it away
 * @throws Error when PayPal's script cannot be loaded, or shows no button
 */
export async function showPaypalButton(place: HTMLElement, button: PaypalButton): Promise<() => void> {
  loading ??= loadTwice();
  const paypal = await loading.catch((error) => {
    loading = null;
    throw error;
  });
  const { offer, check, say } = button;
  const order = openOrder(button);
  const shown = paypal.Buttons({
    fundingSource: paypal.FUNDING.PAYPAL,
    style: { label: offer.label, color: offer.color, shape: "rect", tagline: false, height: heightPx },
    onClick(_data, actions) {
      say("");
      return check() ? actions.resolve() : actions.reject();
    },
    createOrder: order.create,
    async onApprove({ orderID, facilitatorAccessToken = null, billingToken = null }) {
      const tokens = { access_token: facilitatorAccessToken, billing_token: billingToken };
      const body = JSON.stringify({ order_id: orderID, timestamp: order.timestamp(), ...tokens });
      const kept = await call(rememberTransactionPath(), { body, headers: jsonOf(order.sellerGuid()) });
      if (kept.success) button.onApproved(order.sellerGuid());
      else say(kept.message);
    },
    onCancel: () => say(leftText),
    onError: () => say(order.refusal() || awayText),
  });
  await shown.render(place);
  return () => void shown.close().catch(() => {});
}

/** The headers of a call about the cart with a seller, or about the only one. */
const jsonOf = (sellerGuid: string | null): Record<string, string> => ({
  "Content-Type": "application/json",
  ...(sellerGuid === null ? {} : { "seller-guid": sellerGuid }),
});

/**
 * Opens payments at PayPal; a product is added once, however often its button is pressed with the same
 * choices.
 */
function openOrder({ offer, product, onAdded }: PaypalButton) {
  let [timestamp, refusal, added] = ["", "", ""];
  let { sellerGuid } = offer;
  return {
    /** Whose cart the last one is for, in a marketplace. */
    sellerGuid: () => sellerGuid,
    timestamp: () => timestamp,
    /** Why the last one could not be opened; otherwise empty. */
    refusal: () => refusal,
    async create(): Promise<string> {
      refusal = "";
      const form = product();
      const choices = form
        ? new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
        : null;
      const isNew = choices !== null && String(choices) !== added;
      const opened = await call(
        createTransactionPath(),
        isNew ? { body: choices } : { body: "{}", headers: jsonOf(sellerGuid) },
      );
      added = opened.success ? String(choices) : "";
      if (!opened.success || !opened.order_id) {
        refusal = opened.message;
        throw new Error(refusal);
      }
      if (isNew) onAdded();
      timestamp = opened.timestamp ?? "";
      sellerGuid = opened.seller_guid ?? sellerGuid;
      return opened.order_id;
    },
  };
}

type Answer = {
  success: boolean;
  message: string;
  order_id?: string;
  timestamp?: string;
  seller_guid?: string;
};

async function call(path: string, init: RequestInit): Promise<Answer> {
  try {
    return { message: "", ...(await (await fetch(path, { method: "POST", ...init })).json()) };
  } catch {
    return { success: false, message: awayText };
  }
}

async function loadTwice(): Promise<PaypalScript> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return load();
  }
}

async function load(): Promise<PaypalScript> {
  const { method } = await (await fetch(paypalMethodPath())).json();
  const script = document.createElement("script");
  script.src = method.script_url;
  script.dataset.cspNonce = styleNonceOfDocument();
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error("PayPal's script could not be loaded"));
    };
    document.head.append(script);
  });
  if (!window.paypal) throw new Error("PayPal's script offers no buttons");
  return window.paypal;
}
