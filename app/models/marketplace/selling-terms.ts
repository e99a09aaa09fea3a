// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../platform/money/format-money";
import type { Currency, Minor } from "../platform/money/money";
import { methodInMarket } from "../shops/markets/method-in-market";
import { amountIn, type ShopMarket } from "../shops/markets/shop-market";
import type { DeliveryEstimate } from "../shops/settings/delivery-estimate";
import { shippingMethodsSchema } from "../shops/settings/shipping-settings";

/**
 * On what terms a seller sells, besides the prices of its offers (rules sellers-14 to sellers-16), in
 * sellers.json.
 */
export const sellingTermsSchema = z
  .object({
    /** Its own shipping methods, which take the place of the shop's; null for the shop's. */
    shipping_methods: shippingMethodsSchema.min(1).nullable().default(null),
    /** The least its goods in a cart must cost, minor units; 0 for any amount. */
    minimum_order_minor: z.number().int().min(0).max(1_000_000_000).default(0),
    /** Working days before it hands over what was ordered. */
    processing_days: z.number().int().min(0).max(60).default(0),
  })
  .strict();

/** On what terms a seller sells. */
export type SellingTerms = z.output<typeof sellingTermsSchema>;

/** The terms of a seller that sets none. */
export const plainTerms: SellingTerms = sellingTermsSchema.parse({});

/**
 * A seller's terms in a market's currency (rule markets-2). Its own methods hold in every market: which
 * methods a market has is said of the shop's.
 */
export const sellingInMarket = (market: ShopMarket | undefined, terms: SellingTerms): SellingTerms => ({
  ...terms,
  minimum_order_minor: amountIn(market, terms.minimum_order_minor),
  shipping_methods: terms.shipping_methods?.map((method) => methodInMarket(method, market)) ?? null,
});

/**
 * Delivery estimates of a shop for goods that leave their seller some working days after the order (rule
 * sellers-15).
 */
export const estimatesAfter = (
  estimates: readonly DeliveryEstimate[],
  processingDays: number,
): DeliveryEstimate[] =>
  estimates.map((estimate) =>
    "text" in estimate
      ? estimate
      : { ...estimate, days: [estimate.days[0] + processingDays, estimate.days[1] + processingDays] },
  );

/**
 * What a cart below its seller's minimum says; null from the minimum on (rule sellers-14).
 * @param goodsMinor the goods before discounts, minor units
 */
export function minimumRefusal(
  goodsMinor: Minor,
  { minimumMinor, sellerName, currency }: { minimumMinor: Minor; sellerName: string; currency: Currency },
): string | null {
  if (goodsMinor >= minimumMinor) return null;
  return phrase("{sellerName} takes orders of {least} or more. Add {rest} to order.", {
    sellerName,
    least: formatMoney(minimumMinor, currency),
    rest: formatMoney(minimumMinor - goodsMinor, currency),
  });
}

/** What shoppers of a seller have to know before they order, a sentence each. */
export function termTexts(terms: SellingTerms, currency: Currency): string[] {
  const { minimum_order_minor, processing_days, shipping_methods } = terms;
  return [
    ...(minimum_order_minor > 0
      ? [phrase("Orders of {amount} or more.", { amount: formatMoney(minimum_order_minor, currency) })]
      : []),
    ...(processing_days > 0
      ? [
          phrase("Ready to ship in {days, plural, one {# working day} other {# working days}}.", {
            days: processing_days,
          }),
        ]
      : []),
    ...(shipping_methods
      ? [phrase("Ships by: {methods}.", { methods: shipping_methods.map(({ title }) => title).join("; ") })]
      : []),
  ];
}
