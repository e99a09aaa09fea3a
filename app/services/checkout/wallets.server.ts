// @public

import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import type { Shop } from "~/models/shops/shop";
import type { PaymentProvider, Wallet } from "../payments/providers/provider";
import { paymentProviders } from "../payments/providers/providers.server";

/** A provider with a wallet, whose key is the provider's code. */
type WalletProvider = PaymentProvider & { wallet: Wallet };

const hasWallet = (provider: PaymentProvider): provider is WalletProvider => provider.wallet !== undefined;

/** Every wallet, in the order their buttons are offered. */
export const wallets: readonly WalletProvider[] = paymentProviders.filter(hasWallet);

/**
 * The wallet of a key that was sent.
 * @throws AppError `not_found` for none of it
 */
export function findWallet(key: string | undefined): WalletProvider {
  const found = wallets.find(({ code }) => code === key);
  if (!found) throw new AppError("not_found", "There is no wallet of this name.");
  return found;
}

/** Whether a wallet's button may pay a cart of this amount: it is switched on, and the shop takes orders. */
export const takesWallet = (shop: Shop, provider: PaymentProvider, totalMinor: Minor): boolean =>
  !shop.settings.modules["order-management"].prevent_checkout &&
  provider.list({ shop, sandboxAllowed: false, totalMinor }).length > 0;
