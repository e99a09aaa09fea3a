// @public

import { type PaletteGroup, paletteOf } from "~/models/content/blocks/palette";
import { paletteOfSellers } from "~/models/content/blocks/sellers-page";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What can be put into a page here: of a seller's page what is for sellers (rule sellers-23). */
export function paletteIn({ handlers, sellersPage }: ShopContext): PaletteGroup[] {
  const all = paletteOf(handlers.widgets);
  return sellersPage ? paletteOfSellers(all, handlers.widgets) : all;
}
