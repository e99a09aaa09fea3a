// @public

import type { ShopSettings } from "../shops/settings/shop-settings";
import { estimatesAfter, type SellingTerms } from "./selling-terms";

/** A seller as its carts and orders know it. */
export type CartSeller = {
  id: string;
  guid: string;
  code: string;
  name: string;
  selling: SellingTerms;
  /** Whether shoppers may pick up its goods. */
  hasPickup: boolean;
};

/**
 * The settings of a shop as they hold for one seller's cart: without the discounts of other sellers (rule
 * discounts-8), with the seller's own shipping methods or the shop's, pickup only where the seller offers it
 * (rule sellers-16), and the days it takes to get goods ready (rule sellers-15).
 */
export function settingsOfSeller(
  settings: ShopSettings,
  { code, selling, hasPickup }: Pick<CartSeller, "code" | "selling" | "hasPickup">,
): ShopSettings {
  return {
    ...settings,
    discounts: settings.discounts.filter(({ seller }) => seller === null || seller === code),
    shipping_methods:
      selling.shipping_methods ??
      settings.shipping_methods.filter(({ type }) => hasPickup || type !== "pickup"),
    delivery_estimates: estimatesAfter(settings.delivery_estimates, selling.processing_days),
  };
}
