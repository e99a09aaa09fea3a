// @public

import { isEeaCountry } from "../markets/eu-countries";
import type { ShopSettings } from "./shop-settings";

/** What says where a shop sells. */
type Selling = Pick<ShopSettings, "checkout_countries" | "modules"> & {
  markets: readonly { countries: readonly string[] }[];
};

/**
 * Whether a shop sells to consumers who may withdraw (rule withdrawals-1), so that every page leads to the
 * form.
 */
export function sellsToConsumers({ checkout_countries: own, markets, modules }: Selling): boolean {
  const countries = [...own, ...markets.flatMap((market) => market.countries)];
  return modules["order-management"].withdrawal.everywhere || countries.some(isEeaCountry);
}
