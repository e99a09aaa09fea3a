// @public

import { arrivalText } from "~/models/catalogue/stock/arrival";
import type { AskedArrival } from "~/models/catalogue/stock/asked-arrival";
import { estimatesAfter, type SellingTerms } from "~/models/marketplace/selling-terms";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * When a product that is in no cart yet arrives, in words, by the delivery method a cart begins with: the
 * first that is no pickup (rule dates-2). Empty where nothing can be promised.
 * @param selling the terms of the seller whose goods they are; null for the shop's own
 */
export function productArrival(
  { shop, now }: Pick<ShopContext, "shop" | "now">,
  asked: AskedArrival,
  selling: Pick<SellingTerms, "processing_days" | "shipping_methods"> | null,
): string {
  const { delivery_estimates, shipping_methods, general } = shop.settings;
  const methods = selling?.shipping_methods ?? shipping_methods;
  const method = methods.find(({ type }) => type !== "pickup") ?? null;
  const estimates = estimatesAfter(delivery_estimates, selling?.processing_days ?? 0);
  return arrivalText({ ...asked, method }, { estimates, now: now(), zone: general.time_zone });
}
