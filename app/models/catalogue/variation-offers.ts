import { variationText } from "../variation/variation-text";
import { type PriceView, priceView } from "./price-view";
import type { ProductOptionAxis } from "./product-record";
import type { VariationRecord } from "./product-variations";
import { offer } from "./sellable";
import { type StockView, stockView } from "./stock-view";
import type { Viewer } from "./viewer";

/** What one variation is offered at; `text` joins its values by ' | '. */
export type VariationOffer = { sku: string; text: string; price: PriceView; stock: StockView };

/** What every variation of a product is offered at to one viewer; a hidden price stays hidden. */
export function variationOffers(
  variations: readonly VariationRecord[],
  optionAxes: readonly ProductOptionAxis[],
  viewer: Viewer,
): VariationOffer[] {
  const labels = optionAxes.map((axis) => axis.label);
  return variations.map(({ sku, values, self }) => {
    const offered = offer(self, viewer);
    return {
      sku,
      text: variationText(values, labels),
      price: priceView(offered, viewer),
      stock: stockView(offered.stock),
    };
  });
}
