// @public

import { isEeaCountry } from "../markets/eu-countries";
import type { ShopSettings } from "./shop-settings";

/**
 * Whether a shop sells to consumers who may withdraw (rule withdrawals-1), so that every page leads to the
 * form.
 */
export function sellsToConsumers({ settings }: { settings: ShopSettings }): boolean {
  const { checkout_countries: own, markets, modules } = settings;
  const countries = [...own, ...markets.flatMap((market) => market.countries)];
  return modules["order-management"].withdrawal.everywhere || countries.some(isEeaCountry);
}
