import { useFetcher } from "@remix-run/react";
import { useRootData } from "~/components/layout/root-data";
import type { CartSummary } from "~/models/cart-summary/cart-summary";
import { cartPath } from "~/paths";

/** The part of the cart page's data that is looked at. */
type CartData = { summary: Pick<CartSummary, "items"> };

/**
 * How many pieces of a product the visitor's cart holds, as far as it is known: product pages are shared between
 * visitors, so the cart is only asked for once `look` is called. The header's list of the cart asks for the same.
 */
export function useHeldQty(productId: number): { heldQty: number; look: () => void } {
  const { visitor } = useRootData();
  const { data, state, load } = useFetcher<CartData | null>({ key: "header-cart" });
  const lines = data?.summary.items.filter((item) => item.productId === productId) ?? [];
  return {
    heldQty: lines.reduce((sum, { qty }) => sum + qty, 0),
    look() {
      if (visitor.cartCount > 0 && !data && state === "idle") load(cartPath());
    },
  };
}
