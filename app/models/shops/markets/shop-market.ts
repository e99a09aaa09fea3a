// @public

import type { Exchange, PriceRounding } from "../../platform/money/exchange";
import { exchanged, roundedPrice } from "../../platform/money/exchange";
import type { Currency, Minor } from "../../platform/money/money";
import type { Tenant } from "../tenant";
import type { MarketSetting } from "./market-settings";

/** The market a shop sells in, of a request or an order (`shopIn`). */
export type ShopMarket = {
  code: string;
  name: string;
  exchange: Exchange;
  rounding: PriceRounding;
  /** The day of a rate that was fetched, and how many days it is good for; absent for an owner's. */
  rated?: { day: string; days: number };
};

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
export const shopMarket = (setting: MarketSetting, from: Currency): ShopMarket => {
  const { code, name, currency, rate, rounding, rate_feed, rate_day, rate_days } = setting;
  const isFetched = rate_feed !== "none" && rate_day !== "";
  return {
    code,
    name,
    exchange: { from, to: currency, rate },
    rounding,
    ...(isFetched ? { rated: { day: rate_day, days: rate_days } } : {}),
  };
};
