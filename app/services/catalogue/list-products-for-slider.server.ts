import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { listRequestedProducts, type ProductSelection } from "./list-requested-products.server";
import type { CardPage } from "./select-cards.server";

/** What a product slider shows (part 3, §3 "Slider admin data" and §9). */
export type SliderRequest = {
  selection: ProductSelection;
  /** Slug of a category; its sub-categories count. Empty for the whole shop. */
  limitToCategory: string;
  /** Of `manual`: SKUs in the order they are shown. Of `similar`: products that others are similar to. */
  skus: string[];
  /** Of `similar`: the product that others are similar to. */
  similarTo?: number;
  maxProducts: number;
};

/** The cards of a product slider; unknown SKUs are left out. */
export async function listProductsForSlider(
  ctx: ShopContext,
  visitor: Visitor,
  { limitToCategory, maxProducts, ...request }: SliderRequest,
): Promise<CardPage> {
  const categories = limitToCategory ? [limitToCategory] : [];
  return listRequestedProducts(ctx, visitor, { ...request, categories, limit: maxProducts });
}
