import type { ShopSettings } from "../shop-settings/shop-settings";

/** A seller as its carts and orders show it. */
export type CartSeller = { id: string; guid: string; code: string; name: string };

/** The settings of a shop as they hold for one seller's cart: without the discounts of other sellers (rule discounts-8). */
export function sellerSettings(settings: ShopSettings, { code }: Pick<CartSeller, "code">): ShopSettings {
  const discounts = settings.discounts.filter(({ seller }) => seller === null || seller === code);
  return discounts.length === settings.discounts.length ? settings : { ...settings, discounts };
}
