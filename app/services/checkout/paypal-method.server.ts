// @public

import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import type { Shop } from "~/models/shops/shop";
import { findExpressProvider } from "./express-offer.server";

/** What a wallet script of PayPal needs to know (rule api-14), and the address of PayPal's own. */
type PaypalMethod = { transaction_type: "sale" | "authorization"; client_id: string; script_url: string };

/** PayPal as the browser needs it; null where the shop does not take PayPal or no orders. */
export function paypalMethod(shop: Shop, urls: ProviderUrls): PaypalMethod | null {
  const provider = findExpressProvider(shop, 1);
  if (provider?.code !== "paypal") return null;
  const { transaction_type, client_id } = shop.settings.payment.paypal;
  return { transaction_type, client_id, script_url: provider.express.script(shop, urls).url };
}
