import { offerAt } from "../../catalogue/offer/offer-at";
import { salableQty } from "../../catalogue/stock/salable-qty";
import { sellableItem } from "../../catalogue/stock/sellable-item";
import type { CartProduct } from "../cart/cart-line-record";
import type { FreebiePrompt } from "../discount/apply-discounts";
import type { CartPrompt } from "./cart-summary";

/** Whether that many pieces of a product can be given away. */
function canBeGiven(product: CartProduct, qty: number, group: string | null): boolean {
  if (product.classCode !== "simple" || product.stockItemId === null) return false;
  return offerAt(product, { group, qty }).stock.isInStock && salableQty(sellableItem(product)) >= qty;
}

/** The open choices of free products (rule discounts-4); products that are out of stock are not offered. */
export function openPrompts(
  prompts: readonly FreebiePrompt[],
  products: readonly CartProduct[],
  group: string | null,
): CartPrompt[] {
  return prompts.flatMap(({ ruleId, title, qty, skus }) => {
    const options = skus.flatMap((sku) => {
      const product = products.find((one) => one.sku === sku && canBeGiven(one, qty, group));
      if (!product) return [];
      const { productId, name, variationText, image } = product;
      return [{ productId, sku, name, variationText, image }];
    });
    return options.length > 0 ? [{ ruleId, title, qty, options }] : [];
  });
}
