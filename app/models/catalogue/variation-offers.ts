// @public

import type { ProductImage, ProductOptionAxis } from "../platform/media/product-record";
import { offer } from "./offer-at";
import type { OfferCondition } from "./offer-condition";
import { type PriceView, priceView } from "./price-view";
import type { VariationTexts } from "./product-texts";
import type { VariationRecord } from "./product-variations";
import { type StockView, stockView } from "./stock-view";
import { variationText } from "./variation-text";
import type { Viewer } from "./viewer";

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
