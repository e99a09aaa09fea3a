import { localAddress } from "~/components/ui/link/use-address";
import { awayText } from "~/models/payments/express-texts";
import { createTransactionPath, rememberTransactionPath } from "~/paths/wallets";
import type { OwnButtonProps } from "./wallet-button-props";

/** What a wallet's script says of what the shopper approved. */
type Approved = { reference: string; accessToken?: string | undefined; billingToken?: string | undefined };

/**
 * The payment of a wallet's own button: opened when it is pressed, remembered once it was approved. A product
 * is added once, however often its button is pressed with the same choices.
 */
export function walletPayment({ offer, product, onAdded, onApproved, say }: OwnButtonProps) {
  let [timestamp, refusal, added] = ["", "", ""];
  let { sellerGuid } = offer;
  const call = callOf(awayText(offer.name));
  return {
    /** Why the last one could not be opened; otherwise empty. */
    refusal: () => refusal,
    /** @returns the wallet's name for it */
    async open(): Promise<string> {
      refusal = "";
      const form = product();
      const choices = form
        ? new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
        : null;
      const isNew = choices !== null && String(choices) !== added;
      const opened = await call(
        createTransactionPath(offer.wallet),
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
    async approved({ reference, accessToken, billingToken }: Approved): Promise<void> {
      const tokens = { access_token: accessToken ?? null, billing_token: billingToken ?? null };
      const body = JSON.stringify({ order_id: reference, timestamp, ...tokens });
      const kept = await call(rememberTransactionPath(offer.wallet), { body, headers: jsonOf(sellerGuid) });
      if (kept.success) onApproved(sellerGuid);
      else say(kept.message);
    },
  };
}

/** The headers of a call about the cart with a seller, or about the only one. */
const jsonOf = (sellerGuid: string | null): Record<string, string> => ({
  "Content-Type": "application/json",
  ...(sellerGuid === null ? {} : { "seller-guid": sellerGuid }),
});

type Answer = {
  success: boolean;
  message: string;
  order_id?: string;
  timestamp?: string;
  seller_guid?: string;
};

/** @param away what a call says that is not answered */
const callOf =
  (away: string) =>
  async (path: string, init: RequestInit): Promise<Answer> => {
    try {
      return {
        message: "",
        ...(await (await fetch(localAddress(path), { method: "POST", ...init })).json()),
      };
    } catch {
      return { success: false, message: away };
    }
  };
