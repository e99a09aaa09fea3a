// @public

import type { Translate } from "~/models/platform/texts/message";
import { stockTexts } from "../stock/stock-texts";
import type { StockView } from "../stock/stock-view";
import type { CardAction } from "./card-action";

/**
 * What a card says of the stock: nothing where there is enough, or where its button says it (rule cards-5).
 */
export function cardStockText(
  t: Translate,
  { stock, action }: { stock: StockView; action: CardAction },
): string {
  if (action === "sold-out" || action === "unavailable") return "";
  return stock.text === "In Stock" ? stock.message : t(stockTexts[stock.text]);
}
