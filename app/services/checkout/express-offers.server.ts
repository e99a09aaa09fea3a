// @public

import type { Minor } from "~/models/platform/money/money";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { ExpressPlace } from "~/models/shops/payment-providers/express-display";
import type { Shop } from "~/models/shops/shop";
import { takesWallet, wallets } from "./wallets.server";

/**
 * The express buttons of a place in the shop (rule payment-13).
 * @param cart what is due for the cart, minor units, and whose it is in a marketplace; a product page, which
 * has none, asks
 *   for the smallest amount
 */
export const expressOffers = (
  shop: Shop,
  place: ExpressPlace,
  { totalMinor, sellerGuid }: { totalMinor: Minor; sellerGuid: string | null } = {
    totalMinor: 1,
    sellerGuid: null,
  },
): ExpressOffer[] =>
  wallets.flatMap((provider) => {
    const button = takesWallet(shop, provider, totalMinor) ? provider.wallet.button(shop, place) : null;
    return button ? [{ ...button, wallet: provider.code, name: provider.wallet.label, sellerGuid }] : [];
  });
