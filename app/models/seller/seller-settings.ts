import type { ShopSettings } from "../shop-settings/shop-settings";
import { estimatesAfter, type SellingTerms } from "./selling-terms";

/** A seller as its carts and orders know it. */
export type CartSeller = { id: string; guid: string; code: string; name: string; selling: SellingTerms };

/**
 * The settings of a shop as they hold for one seller's cart: without the discounts of other sellers (rule discounts-8),
 * with the seller's own shipping methods (rule sellers-16) and the days it takes to get goods ready (rule sellers-15).
 */
export function sellerSettings(
  settings: ShopSettings,
  { code, selling }: Pick<CartSeller, "code" | "selling">,
): ShopSettings {
  return {
    ...settings,
    discounts: settings.discounts.filter(({ seller }) => seller === null || seller === code),
    shipping_methods: selling.shipping_methods ?? settings.shipping_methods,
    delivery_estimates: estimatesAfter(settings.delivery_estimates, selling.processing_days),
  };
}
