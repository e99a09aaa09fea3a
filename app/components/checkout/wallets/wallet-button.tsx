import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { WalletProps } from "./wallet-button-props";

/** How long after the page a wallet's script is loaded, ms (rule payment-19): the page comes first. */
const startsAfterMs = 2000;

type WalletButtonProps = Omit<WalletProps, "onShown"> & {
  /** The button that is shown until the wallet's own is there, and where that does not come. */
  children: ReactNode;
};

/** A wallet's own button, where it has a script that brings one, in the place of ours. */
export function WalletButton({ children, ...wallet }: WalletButtonProps) {
  const [Wallet, setWallet] = useState<ComponentType<WalletProps> | null>(null);
  const [isShown, setShown] = useState(false);
  const hasOwn = wallet.offer.ownLook !== null;
  useEffect(() => {
    if (!hasOwn) return;
    const load = () => import("./own-button").then(({ OwnButton }) => setWallet(() => OwnButton));
    // Without the script our own button stays.
    const timer = setTimeout(() => load().catch(() => {}), startsAfterMs);
    return () => clearTimeout(timer);
  }, [hasOwn]);
  return (
    <>
      <div hidden={isShown}>{children}</div>
      {Wallet ? <Wallet {...wallet} onShown={setShown} /> : null}
    </>
  );
}
