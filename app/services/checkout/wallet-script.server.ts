// @public

import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import type { Shop } from "~/models/shops/shop";
import type { WalletScript } from "../payments/providers/provider";
import { findExpressProvider } from "./express-offer.server";

/** The script of the express provider's own button; null where the shop shows no express button. */
export function walletScript(shop: Shop, urls: ProviderUrls): WalletScript | null {
  const isShown = Object.values(shop.settings.payment.paypal.display).includes(true);
  return (isShown && findExpressProvider(shop, 1)?.express.script(shop, urls)) || null;
}
