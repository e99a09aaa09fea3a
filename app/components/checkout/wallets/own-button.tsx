import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import type { WalletProps } from "./wallet-button-props";
import { walletButtons } from "./wallet-buttons";

/** A wallet's own button, which the wallet's script brings. */
export function OwnButton({ offer, check, onShown }: WalletProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [message, setMessage] = useState("");
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const latest = useRef({ check, navigate, revalidate, onShown });
  latest.current = { check, navigate, revalidate, onShown };
  // A page that is loaded again brings the same offer anew.
  const written = JSON.stringify(offer);
  useEffect(() => {
    let close: (() => void) | null = null;
    let isGone = false;
    const show = async (within: HTMLElement) => {
      const shown: typeof offer = JSON.parse(written);
      const showButton = await walletButtons[shown.wallet]?.();
      if (!showButton || isGone) return;
      close = await showButton(within, {
        offer: shown,
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
    // Without the wallet's script the shop's own button stays.
    if (place.current) show(place.current).catch(() => {});
    return () => {
      isGone = true;
      close?.();
    };
  }, [written]);
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
