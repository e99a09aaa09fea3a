import type { ExpressOffer } from "~/models/shops/pages/express-offer";

export type WalletProps = {
  offer: ExpressOffer;
  /** For a product, whose form the button is in: whether it may be added; says itself why not. */
  check?: () => boolean;
  onShown: (isShown: boolean) => void;
};

/** What a wallet's own button is for. */
export type OwnButtonProps = {
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

/**
 * Shows a wallet's own button.
 * @returns what takes it away
 * @throws Error when the wallet's script cannot be loaded, or shows no button
 */
export type ShowButton = (place: HTMLElement, button: OwnButtonProps) => Promise<() => void>;
