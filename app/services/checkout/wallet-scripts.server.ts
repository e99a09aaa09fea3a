// @public

import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import { expressPlaces } from "~/models/shops/payment-providers/express-display";
import type { Shop } from "~/models/shops/shop";
import type { WalletScript } from "../payments/providers/provider";
import { takesWallet, wallets } from "./wallets.server";

/** The scripts of the wallets' own buttons; none where the shop shows no express button. */
export const walletScripts = (shop: Shop, urls: ProviderUrls): WalletScript[] =>
  wallets.flatMap((provider) => {
    const { button, script } = provider.wallet;
    const isShown = expressPlaces.some((place) => button(shop, place) !== null);
    return script && isShown && takesWallet(shop, provider, 1) ? [script.source(shop, urls)] : [];
  });
