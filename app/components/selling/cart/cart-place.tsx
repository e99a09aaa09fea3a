// @public

import { createContext, type ReactNode, useContext } from "react";
import { formIdOf } from "~/models/selling/cart/form-id-of";
import { cartPath } from "~/paths";
import { sellerCartPath } from "~/paths/seller-checkout";

/**
 * Where the forms of one cart are sent, and their ids, which no other seller's cart on the page has (rule
 * cart-12).
 */
type CartPlace = { path: string; formId: (id: string) => string };

const Place = createContext<CartPlace>({ path: cartPath(), formId: (id) => id });

/** The cart around a form. */
export const useCartPlace = () => useContext(Place);

/** Makes the forms within it those of one seller's cart. */
export function SellerCartPlace({ sellerGuid, children }: { sellerGuid: string; children: ReactNode }) {
  const place = { path: sellerCartPath(sellerGuid), formId: (id: string) => formIdOf(id, sellerGuid) };
  return <Place.Provider value={place}>{children}</Place.Provider>;
}
