import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import { showPaypalButton } from "./paypal-script";

export type WalletProps = {
  offer: ExpressOffer;
  /** For a product, whose form the button is in: whether it may be added; says itself why not. */
  check?: () => boolean;
  onShown: (isShown: boolean) => void;
};

/** PayPal's own button. It opens PayPal's page in a window of its own, so that the shop's page stays. */
export function PaypalWallet({ offer, check, onShown }: WalletProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [message, setMessage] = useState("");
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ check, navigate, revalidate, onShown });
  latest.current = { check, navigate, revalidate, onShown };
  const { provider, label, color, sellerGuid } = offer;
  useEffect(() => {
    let close: (() => void) | null = null;
    let isGone = false;
    const show = async (within: HTMLElement) => {
      close = await showPaypalButton(within, {
        offer: { provider, label, color, sellerGuid },
        check: () => latest.current.check?.() ?? true,
        product: () => formOf(latest.current.check && place.current),
        onAdded: () => latest.current.revalidate(),
        onApproved: (guid) => latest.current.navigate(sellerCheckoutPath(guid)),
        say: setMessage,
      });
      if (isGone) return close();
      setShown(true);
      latest.current.onShown(true);
    };
    // Without PayPal's script the shop's own button stays.
    if (place.current) show(place.current).catch(() => {});
    return () => {
      isGone = true;
      close?.();
    };
  }, [provider, label, color, sellerGuid]);
  return (
    <>
      <div ref={place} className={isShown ? "relative z-0 min-h-12" : "invisible h-0 overflow-hidden"} />
      {message ? (
        <p role="alert" className="error-note">
          {message}
        </p>
      ) : null}
    </>
  );
}

function formOf(place: HTMLElement | null | undefined): FormData | null {
  const form = place?.closest("form");
  return form ? new FormData(form) : null;
}
