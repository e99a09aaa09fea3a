import type { PriceLevel } from "~/models/api/fields/generated/offer";
import { priceLevelFields } from "~/models/api/fields/product/price-level-fields";
import { offer } from "~/models/catalogue/offer/offer-at";
import { noOptionSet } from "~/models/catalogue/options/line-choices";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { readSellable } from "../../../catalogue/offers/read-sellable.server";
import { readCartProduct } from "../../../selling/cart-page/read-cart-lines.server";
import type { ApiContext } from "../api-context.server";

/** The price levels of a product or variation for the visitor; empty if its price is hidden. */
export async function readPriceLevels({ ctx, visitor }: ApiContext, id: number): Promise<PriceLevel[]> {
  const sellable = await readSellable(ctx, id);
  if (!sellable || sellable.levels.length === 0) return [];
  const viewer = viewerOf(ctx.shop, await visitor());
  const bought = await readCartProduct(ctx, id, ctx.shop.sellerId);
  return priceLevelFields(offer(sellable, viewer), viewer, bought?.optionSet ?? noOptionSet);
}
