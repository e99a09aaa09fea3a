// @public

import type { ProductImage, ProductOptionAxis } from "../../platform/media/product-record";
import { type PriceView, priceView } from "../price/price-view";
import type { Viewer } from "../price/viewer";
import type { VariationTexts } from "../product/product-texts";
import { type StockView, stockView } from "../stock/stock-view";
import type { VariationRecord } from "../variation/product-variations";
import { variationText } from "../variation/variation-text";
import { offer } from "./offer-at";
import type { OfferCondition } from "./offer-condition";

/** The offer of one variation; `text` joins its values by ' | ', `values` has them by option label. */
export type VariationOffer = {
  id: number;
  sku: string;
  text: string;
  values: Record<string, string>;
  /** Its own picture; null without one. */
  image: ProductImage | null;
  texts: VariationTexts;
  price: PriceView;
  stock: StockView;
  condition: OfferCondition;
};

/** The offers of a product's variations to one viewer; a hidden price stays hidden. */
export function variationOffers(
  variations: readonly VariationRecord[],
  optionAxes: readonly ProductOptionAxis[],
  viewer: Viewer,
): VariationOffer[] {
  const labels = optionAxes.map((axis) => axis.label);
  return variations.map(({ sku, values, images, texts, self, condition }) => {
    const offered = offer(self, viewer);
    return {
      id: self.id,
      sku,
      text: variationText(values, labels),
      values,
      image: images[0] ?? null,
      texts,
      price: priceView(offered, viewer),
      stock: stockView(offered.stock),
      condition,
    };
  });
}
