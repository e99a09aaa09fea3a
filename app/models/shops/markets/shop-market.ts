// @public

import type { Exchange, PriceRounding } from "../../platform/money/exchange";
import { exchanged, roundedPrice } from "../../platform/money/exchange";
import type { Currency, Minor } from "../../platform/money/money";
import type { Tenant } from "../tenant";
import type { MarketSetting } from "./market-settings";

/** The market a shop sells in, of a request or an order (`shopIn`). */
export type ShopMarket = { code: string; name: string; exchange: Exchange; rounding: PriceRounding };

/** A shop that may be in a market; it is not where it sells in the business's own currency and prices. */
type Marketed = { market?: ShopMarket };

/** Whether it sells in a currency that is not the business's: what is kept in that is not spent here. */
export const isForeign = ({ market }: Marketed): boolean =>
  market !== undefined && market.exchange.from !== market.exchange.to;

/** The currency of the business's own amounts, such as a customer's credit. */
export const businessCurrency = ({ market, tenant }: Marketed & { tenant: Tenant }): Currency =>
  market?.exchange.from ?? tenant.currency;

/** An amount of the business, such as a fee, in a market's currency. */
export const amountIn = (market: ShopMarket | undefined, minor: Minor): Minor =>
  market ? exchanged(minor, market.exchange) : minor;

/** A price of the business in a market, rounded as its prices are. */
export const priceIn = (market: ShopMarket | undefined, minor: Minor): Minor =>
  market ? roundedPrice(exchanged(minor, market.exchange), market.rounding, market.exchange.to) : minor;

/** A market as its shop sells in it. @param from the business's currency */
export const shopMarket = (
  { code, name, currency, rate, rounding }: MarketSetting,
  from: Currency,
): ShopMarket => ({
  code,
  name,
  exchange: { from, to: currency, rate },
  rounding,
});
