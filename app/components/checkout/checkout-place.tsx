// @public

import { createContext, type ReactNode, useContext } from "react";
import { checkoutFormPath, checkoutPartPath, checkoutPostPath, quotePath } from "~/paths";
import { sellerFormPath, sellerPartPath, sellerPostPath } from "~/paths/seller-checkout";

/**
 * Where the parts of a checkout are sent and opened: that of the cart, or of a quote, whose goods cannot be
 * changed.
 */
type CheckoutPlace = {
  isQuote: boolean;
  /** Where forms that belong to no part are sent. */
  formPath: string;
  postPath: (part: string) => string;
  partPath: (part: string) => string;
};

const Place = createContext<CheckoutPlace>({
  isQuote: false,
  formPath: checkoutFormPath(),
  postPath: checkoutPostPath,
  partPath: checkoutPartPath,
});

/** The checkout around a form. */
export const useCheckoutPlace = () => useContext(Place);

/** Sends and opens the parts within it at the checkout of all carts, or of one seller's. */
export function CartCheckoutPlace({ seller, children }: { seller: string | null; children: ReactNode }) {
  const place: CheckoutPlace = {
    isQuote: false,
    formPath: sellerFormPath(seller),
    postPath: (part) => sellerPostPath(part, seller),
    partPath: (part) => sellerPartPath(part, seller),
  };
  return <Place.Provider value={place}>{children}</Place.Provider>;
}

/** Sends and opens the parts within it at the checkout of a quote. */
export function QuoteCheckoutPlace({
  quoteId,
  quoteKey,
  children,
}: {
  quoteId: string;
  quoteKey: string | undefined;
  children: ReactNode;
}) {
  const place: CheckoutPlace = {
    isQuote: true,
    formPath: quotePath(quoteId, { key: quoteKey }),
    postPath: (part) => quotePath(quoteId, { key: quoteKey, part }),
    partPath: (part) => `${quotePath(quoteId, { key: quoteKey, part })}#${part}`,
  };
  return <Place.Provider value={place}>{children}</Place.Provider>;
}
