import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../../platform/money/format-money";
import type { Currency, Minor } from "../../platform/money/money";
import type { PriceLevel } from "./price-level";
import { savePercent } from "./save-percent";

/**
 * The text of a price tier: 'Buy {n} for ${price} each and save {pct}%', compared with the price of one (rule
 * prices-3).
 */
export function priceLevelText(level: PriceLevel, singlePriceMinor: Minor, currency: Currency): string {
  const price = formatMoney(level.priceMinor, currency);
  const percent = savePercent(singlePriceMinor, level.priceMinor);
  return phrase("Buy {minQty} for {price} each and save {percent}%", {
    minQty: level.minQty,
    price,
    percent,
  });
}
