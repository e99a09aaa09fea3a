import type { Chosen } from "~/models/office/list/chosen";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { productSearchOf } from "../products/list-office-products.server";
import { allThatMatch } from "./all-that-match.server";

/**
 * SKUs of the products that were chosen, all that match among them (rule office-30).
 * @throws AppError `forbidden`, `invalid` for too many
 */
export async function chosenProducts(ctx: ShopContext, { isAll, ids, address }: Chosen): Promise<string[]> {
  if (!isAll) return [...ids];
  const found = await allThatMatch("products", (page) =>
    listOwnedProducts(ctx, productSearchOf(address), page),
  );
  return found.map(({ sku }) => sku);
}
