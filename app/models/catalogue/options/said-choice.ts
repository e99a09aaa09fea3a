// @public

import { phrase } from "~/models/platform/texts/phrase";
import { priceText } from "../price/price-text";
import type { PriceView } from "../price/price-view";
import type { StockStatusText } from "../stock/stock-state";
import { stockTexts } from "../stock/stock-texts";

/** What of a product the shopper's choices change. */
type Chosen = {
  /** The options and what is chosen of them; empty for nothing yet. */
  axes: readonly { label: string; selected: string }[];
  stock: { text: StockStatusText | "" };
};

/**
 * What a screen reader says after a choice (rule accessibility-5): the options chosen, the price and the
 * stock, such as 'Color Fog, Size M, $18.00, In Stock'.
 */
export function saidChoice({ axes, stock }: Chosen, price: PriceView): string {
  const chosen = axes
    .filter(({ selected }) => selected !== "")
    .map(({ label, selected }) => `${label} ${selected}`);
  return [...chosen, priceText(price), stock.text && phrase(stockTexts[stock.text])]
    .filter(Boolean)
    .join(", ");
}
