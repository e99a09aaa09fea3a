// @public

import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import type { Shop } from "~/models/shops/shop";
import { findWallet, takesWallet } from "./wallets.server";

/**
 * Whether the shop takes a wallet, and what the wallet's script needs to know: its address, and what the
 * wallet says of the shop (rule api-14).
 * @throws AppError `not_found` where there is no such wallet
 */
export function walletMethod(shop: Shop, urls: ProviderUrls, key: string | undefined) {
  const provider = findWallet(key);
  const { script } = provider.wallet;
  const method =
    script && takesWallet(shop, provider, 1)
      ? { ...script.facts(shop), script_url: script.source(shop, urls).url }
      : null;
  return { success: method !== null, method };
}
