import { isEuCountry } from "../../accounts/address/eu-countries";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { MeasureBase } from "./price-per-measure";

type NoticeSettings = Pick<ShopSettings, "price_notices" | "client_address">;

/**
 * What a shop says beside its prices: by its settings, and where these leave it to the law, by the country it
 * is in (rule prices-11).
 */
export function priceNotices({ price_notices: { unit_prices }, client_address }: NoticeSettings): {
  measureBase: MeasureBase | null;
} {
  if (unit_prices === "never") return { measureBase: null };
  if (unit_prices !== "by_country") return { measureBase: unit_prices };
  return { measureBase: isEuCountry(client_address.country) ? "whole" : "hundred" };
}
