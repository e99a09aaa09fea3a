// @public

import { amountIn, isForeign, priceIn, type ShopMarket } from "../../shops/markets/shop-market";
import type { OptionSet } from "../options/product-option";
import type { Sellable } from "../stock/sellable";
import { marketPriceOf } from "./market-prices";

/** Where something is sold: in a shop's first market, or in one of its further ones. */
type Marketed = { market?: ShopMarket };

/**
 * What is sold, at the prices of a market (rules markets-2, markets-3 and markets-7). A gift card is money of the
 * business's currency: where another is paid it is not for sale (rule markets-5).
 */
export function sellableInMarket<Of extends Omit<Sellable, "id" | "hasOptions" | "item">>(
  { market }: Marketed,
  sellable: Of,
): Of {
  if (!market) return sellable;
  const listed = marketPriceOf(sellable.marketPrices, market.code, market.exchange.to);
  const isListed = listed !== null && listed !== "not sold";
  const own = (minor: number | null) => (minor === null ? null : priceIn(market, minor));
  return {
    ...sellable,
    priceMinor: isListed ? listed.priceMinor : priceIn(market, sellable.priceMinor),
    finalPriceMinor: isListed ? listed.finalPriceMinor : priceIn(market, sellable.finalPriceMinor),
    msrpMinor: own(sellable.msrpMinor),
    // What an own price was before is not kept.
    priorMinor: isListed ? null : own(sellable.priorMinor),
    shippingFeeMinor: amountIn(market, sellable.shippingFeeMinor ?? 0),
    levels: sellable.levels.map((level) => ({ ...level, priceMinor: priceIn(market, level.priceMinor) })),
    availableForSale:
      sellable.availableForSale &&
      listed !== "not sold" &&
      !(sellable.classCode === "gift_certificate" && isForeign({ market })),
  };
}

/** The options of a product with their fees in a market's currency (rule markets-2). */
export function optionsInMarket({ market }: Marketed, set: OptionSet | null): OptionSet | null {
  if (!market || set === null) return set;
  const own = <Priced extends { feeMinor: number }>(one: Priced): Priced => ({
    ...one,
    feeMinor: amountIn(market, one.feeMinor),
  });
  return {
    ...set,
    options: set.options.map((option) => ({ ...own(option), values: option.values.map(own) })),
  };
}
