import type { ShownProduct } from "~/models/catalogue/product/product-page";

/** Says in a form whose offer is meant (rule sellers-9); nothing outside of marketplaces. */
export function SellerField({ product: { market } }: { product: Pick<ShownProduct, "market"> }) {
  return market?.seller ? <input type="hidden" name="seller" value={market.seller.guid} /> : null;
}
