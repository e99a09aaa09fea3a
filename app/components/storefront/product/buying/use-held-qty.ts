import { useFetcher } from "@remix-run/react";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartPath } from "~/paths";
import { useRootData } from "../../../ui/page/root-data";

/** The part of the cart page's data that is used. */
type CartData = { summary: Pick<CartSummary, "items"> };

/**
 * How many pieces of a product the visitor's cart holds, if known: product pages are shared between visitors,
 * so the cart is only requested by `look`. The header's cart list uses the same request.
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
