// @public

import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { askedSkus } from "~/models/catalogue/cards/recently-viewed";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listRequestedProducts } from "./list-requested-products.server";

/** The cards of products a browser viewed, in its order; what the shop no longer shows is left out. */
export async function listViewedProducts(
  ctx: ShopContext,
  visitor: Visitor,
  asked: string | null,
): Promise<ProductCardView[]> {
  const skus = askedSkus(asked);
  if (skus.length === 0) return [];
  const { products } = await listRequestedProducts(ctx, visitor, {
    selection: "manual",
    skus,
    limit: skus.length,
  });
  return products;
}
