// @public

import type { Minor } from "../../platform/money/money";
import { amountIn, isForeign, priceIn, type ShopMarket } from "../../shops/markets/shop-market";
import { offerFieldList } from "../offer/offer-values";
import type { OptionSet } from "../options/product-option";
import type { Sellable } from "../stock/sellable";
import { marketPriceOf } from "./market-prices";

/** Where something is sold: in a shop's first market, or in one of its further ones. */
type Marketed = { market?: ShopMarket };

/** The prices of what is sold, and its fees: what `offerFields` says of a single piece. */
const priced = offerFieldList.filter(
  ({ sold, kind }) => sold === "self" && (kind === "price" || kind === "amount"),
);
const charged = offerFieldList.filter(({ sold, kind }) => sold === "self" && kind === "fee");

/**
 * What is sold, at the prices of a market (rules markets-2, markets-3 and markets-7). A gift card is money of
 * the business's currency: where another is paid it is not for sale (rule markets-5).
 */
export function sellableInMarket<Of extends Omit<Sellable, "id" | "hasOptions" | "item">>(
  { market }: Marketed,
  sellable: Of,
): Of {
  if (!market) return sellable;
  const amounts: Readonly<Record<string, unknown>> = sellable;
  const each = (fields: typeof priced, exchange: (minor: Minor) => Minor) =>
    Object.fromEntries(
      fields.map(({ key }) => {
        const minor = amounts[key];
        return [key, typeof minor === "number" ? exchange(minor) : minor];
      }),
    );
  const listed = marketPriceOf(sellable.marketPrices, market.code, market.exchange.to);
  const own = listed === "not sold" ? null : listed;
  const { priorMinor } = sellable;
  return {
    ...sellable,
    ...each(priced, (minor) => priceIn(market, minor)),
    ...each(charged, (minor) => amountIn(market, minor)),
    ...own,
    // What an own price was before is not kept.
    priorMinor: own || priorMinor === null ? null : priceIn(market, priorMinor),
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
