import type { Shop } from "./shop";
import { shopTitle } from "./shop-title";
import { themeCss } from "./theme";

/** How a shop looks where none of its pages can be shown. */
export type ShopLook = { name: string; logo: string; themeCss: string };

/** The look of a shop. */
export const shopLook = (shop: Pick<Shop, "name" | "settings">): ShopLook => ({
  name: shopTitle(shop),
  logo: shop.settings.general.logo,
  themeCss: `:root{${themeCss(shop.settings.active_theme)}}`,
});
