// @public

import type { Shop } from "~/models/shops/shop";
import type { WalletScript } from "../payments/providers/provider";
import type { ProviderUrls } from "../platform/config/read-config.server";
import { findExpressProvider } from "./express-offer.server";

/** The script of the express provider's own button; null where the shop shows no express button. */
export function walletScript(shop: Shop, urls: ProviderUrls): WalletScript | null {
  const isShown = Object.values(shop.settings.payment.paypal.display).includes(true);
  return (isShown && findExpressProvider(shop, 1)?.express.script(shop, urls)) || null;
}
