import { isEuCountry } from "../../shops/markets/eu-countries";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { MeasureBase } from "./price-per-measure";

type NoticeSettings = Pick<ShopSettings, "price_notices" | "client_address">;

/**
 * What a shop says beside its prices: by its settings, and where these leave it to the law, by the country it
 * is in (rules prices-11 and prices-12).
 */
export function priceNotices({
  price_notices: { lowest_price, unit_prices },
  client_address,
}: NoticeSettings): { tellsPrior: boolean; measureBase: MeasureBase | null } {
  const isInEu = isEuCountry(client_address.country);
  const tellsPrior = lowest_price === "by_country" ? isInEu : lowest_price === "always";
  if (unit_prices === "never") return { tellsPrior, measureBase: null };
  if (unit_prices !== "by_country") return { tellsPrior, measureBase: unit_prices };
  return { tellsPrior, measureBase: isInEu ? "whole" : "hundred" };
}
