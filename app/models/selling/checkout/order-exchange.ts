// @public

import { type Exchange, exchangedBack } from "../../platform/money/exchange";
import { minorDigits } from "../../platform/money/minor-digits";
import type { Minor } from "../../platform/money/money";
import { isForeign } from "../../shops/markets/shop-market";
import type { Shop } from "../../shops/shop";
import type { CartTotals } from "../pricing/cart-totals";

/**
 * What an order in another currency than the business's keeps of the rate it was placed at, for ever (rule
 * markets-4). For sums by the database, `unit` times an amount in the order's minor units, divided by the
 * rate, is that amount in the business's: `100` for yen of a business in dollars.
 */
export type OrderExchange = Exchange & {
  unit: string;
  /** What its sums were in the business's currency, minor units. */
  business: {
    subtotalMinor: Minor;
    discountMinor: Minor;
    shippingMinor: Minor;
    taxMinor: Minor;
    grandTotalMinor: Minor;
  };
};

/** The rate that an order placed now keeps; null in the business's own currency. */
export function orderExchange(
  shop: Pick<Shop, "market">,
  totals: Omit<CartTotals, "lines">,
): OrderExchange | null {
  const { market } = shop;
  if (!market || !isForeign(shop)) return null;
  const { exchange } = market;
  const own = (minor: Minor) => exchangedBack(minor, exchange);
  return {
    ...exchange,
    unit: unitOf(exchange),
    business: {
      subtotalMinor: own(totals.subtotalMinor),
      discountMinor: own(totals.discountMinor),
      shippingMinor: own(totals.shippingMinor - totals.shippingDiscountMinor + totals.shippingFeeMinor),
      taxMinor: own(totals.taxMinor),
      grandTotalMinor: own(totals.grandTotalMinor),
    },
  };
}

function unitOf({ from, to }: Exchange): string {
  const more = minorDigits(from) - minorDigits(to);
  return more >= 0 ? `1${"0".repeat(more)}` : `0.${"0".repeat(-more - 1)}1`;
}
