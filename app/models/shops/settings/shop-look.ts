// @public

import type { Shop } from "../shop";
import { shopTitle } from "./shop-title";
import { fontUse, themeCss } from "./theme";

/** How a shop looks where none of its pages can be shown. */
export type ShopLook = {
  name: string;
  logo: string;
  themeCss: string;
  /** The bundled typefaces that it uses. */
  fontUse: { sans: boolean; serif: boolean };
};

export const shopLook = (shop: Pick<Shop, "name" | "settings">): ShopLook => ({
  name: shopTitle(shop),
  logo: shop.settings.general.logo,
  fontUse: fontUse(shop.settings.active_theme),
  themeCss: `:root{${themeCss(shop.settings.active_theme)}}`,
});
