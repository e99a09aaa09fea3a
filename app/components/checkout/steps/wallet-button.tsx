import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { WalletProps } from "./paypal-wallet";

/** How long after the page the provider's script is loaded, ms (rule payment-19): the page comes first. */
const startsAfterMs = 2000;

type WalletButtonProps = Omit<WalletProps, "onShown"> & {
  /** The button that is shown until the provider's own is there, and where that does not come. */
  children: ReactNode;
};

/** The provider's own button, which its script brings, in the place of ours. */
export function WalletButton({ children, ...wallet }: WalletButtonProps) {
  const [Wallet, setWallet] = useState<ComponentType<WalletProps> | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const load = () => import("./paypal-wallet").then(({ PaypalWallet }) => setWallet(() => PaypalWallet));
    // Without the script our own button stays.
    const timer = setTimeout(() => load().catch(() => {}), startsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div hidden={isShown}>{children}</div>
      {Wallet ? <Wallet {...wallet} onShown={setShown} /> : null}
    </>
  );
}
