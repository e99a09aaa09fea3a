// @public

import { awayText } from "~/models/payments/express-texts";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { localeOf } from "~/models/shops/locales/locale";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { expressPath } from "~/paths";
import { type PaymentContext, providerDeps } from "../payments/providers/payment-context.server";
import type { Wallet } from "../payments/providers/provider";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
import { findWallet, takesWallet } from "./wallets.server";

/** A payment the shopper may approve now. */
export type ExpressTransaction = {
  /** The provider's page. */
  url: string;
  /** The provider's name for it. */
  reference: string;
  /** When it was opened; UTC, ISO. */
  startedAt: string;
  /** Guid of the seller whose cart it is for, in a marketplace; null elsewhere. */
  sellerGuid: string | null;
};

/**
 * Opens a payment at a wallet for the visitor's cart, in a marketplace that with one seller (rule
 * payment-14). The cart is not changed, so it may be done any number of times.
 * @param wallet its key
 * @throws AppError `not_found` where there is no such wallet, `unavailable` when it cannot be reached, others
 *   when there is nothing to pay or the cart cannot be ordered
 */
export async function createTransaction(
  ctx: PaymentContext,
  visitor: Visitor,
  wallet: string | undefined,
): Promise<ExpressTransaction> {
  const provider = findWallet(wallet);
  const { prevent_checkout, prevent_checkout_message } = ctx.shop.settings.modules["order-management"];
  if (prevent_checkout) throw new AppError("checkout_prevented", prevent_checkout_message);
  const { summary, draft, seller } = await readCart(ctx, visitor);
  if (summary.id === null || summary.count === 0)
    throw new AppError("invalid", phrase("Your cart is empty."));
  if (summary.invalidItems.length > 0 || summary.items.some(({ problem }) => problem !== ""))
    throw new AppError("conflict", phrase("Change or remove the marked lines of your cart first."));
  if (summary.minimumRefusal !== null) throw new AppError("conflict", summary.minimumRefusal);
  if (startsSubscription(summary))
    throw new AppError("conflict", phrase("A subscription can’t be paid with an express button."));
  const sellerGuid = ctx.shop.type === "marketplace" ? (seller?.guid ?? null) : null;
  const ofSeller: Record<string, string> = sellerGuid === null ? {} : { seller: sellerGuid };
  const { totalDueMinor } = summary.totals;
  if (!takesWallet(ctx.shop, provider, totalDueMinor))
    throw new AppError("invalid", phrase("This order cannot be paid with an express button."));
  const { prefix } = localeOf(ctx.shop);
  const here = ctx.originOf(ctx.shop, ctx.visitedHost) + prefix;
  try {
    const opened = await provider.wallet.open(providerDeps(ctx), {
      cartId: summary.id,
      amountMinor: totalDueMinor,
      currency: summary.currency,
      needsAddress: summary.needsShipping && draft.shippingAddress === undefined,
      returnUrl: here + expressPath(provider.code, ofSeller),
      cancelUrl: here + expressPath(provider.code, { ...ofSeller, cancelled: "1" }),
    });
    return { ...opened, sellerGuid, startedAt: ctx.now().toISOString() };
  } catch (error) {
    ctx.log.error("an express payment could not be opened", {
      shop: ctx.shop.code,
      provider: provider.code,
      error,
    });
    throw walletAway(provider.wallet);
  }
}

/** The shopper's message when a wallet does not answer. */
export const walletAway = ({ label }: Wallet): AppError => new AppError("unavailable", awayText(label));
