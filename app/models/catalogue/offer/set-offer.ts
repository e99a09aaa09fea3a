// @public

import type { Currency, Minor } from "../../platform/money/money";
import type { PriceView } from "../price/price-view";

/** A member of a set as its own page opens: what would be added, and at which price. */
export type SetMember = {
  name: string;
  /** The values of the variation that is added; empty without variations. */
  variationText: string;
  price: PriceView;
  /** What is added; null if it cannot be bought, or something has to be chosen first. */
  productId: number | null;
};

/** A set that can be added whole. `totalMinor` is the sum of one of each. */
export type SetOffer = {
  members: { productId: number; name: string; variationText: string }[];
  totalMinor: Minor;
  currency: Currency;
};

/**
 * The whole set at once (rule product-8): every member as its page opens. Null unless each of them can be
 * bought so and shows its price.
 */
export function setOffer(members: readonly SetMember[]): SetOffer | null {
  const offered = members.flatMap(({ productId, name, variationText, price }) =>
    productId === null || price.kind !== "visible"
      ? []
      : [{ productId, name, variationText, priceMinor: price.priceMinor, currency: price.currency }],
  );
  const [first] = offered;
  if (!first || offered.length < members.length) return null;
  return {
    members: offered.map(({ productId, name, variationText }) => ({ productId, name, variationText })),
    totalMinor: offered.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
    currency: first.currency,
  };
}
