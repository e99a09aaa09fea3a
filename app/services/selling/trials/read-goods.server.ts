// @public

import { checkChoices, noChoices } from "~/models/catalogue/options/line-choices";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { LineToPrice } from "../cart-page/price-lines.server";
import { readProductsBySku } from "../cart-page/read-cart-lines.server";

/** Goods by their ids, with the pieces of each. */
type Goods = { productId: number; qty: number }[];

/**
 * The products that people of the shop typed by SKU, as the shop sells them.
 * @param field where a message stands
 * @throws AppError `invalid` for none, too many, unknown ones and those that are sold with choices
 */
export async function readGoods(
  ctx: ShopContext,
  pieces: readonly { sku: string; qty: number }[],
  field: string,
): Promise<Goods> {
  if (pieces.length === 0) throw new AppError("invalid", "Add at least one product.", field);
  if (pieces.length > 200) throw new AppError("invalid", "An order has at most 200 lines.", field);
  const skus = pieces.map(({ sku }) => sku);
  const found = new Map((await readProductsBySku(ctx, skus, ctx.shop.sellerId)).map((one) => [one.sku, one]));
  return pieces.map(({ sku, qty }) => {
    const product = found.get(sku);
    if (!product) throw new AppError("invalid", `${sku}: no such product is sold here.`, field);
    const isFamily = product.classCode === "variable_product" || product.classCode === "grouped";
    if (isFamily || checkChoices(product.optionSet, noChoices).problems !== null)
      throw new AppError("invalid", `${sku} is sold with choices, which only its page offers.`, field);
    return { productId: product.productId, qty };
  });
}

/** Goods as a line at today's price. */
export const lineToPrice = ({ productId, qty }: Goods[number], at: number): LineToPrice => ({
  productId,
  qty,
  itemId: at + 1,
  lineKey: "",
  lineData: noChoices,
  autoAddedBy: null,
  isQuoted: false,
  agreedMinor: null,
  takesLower: false,
});
