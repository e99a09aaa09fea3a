// @public

import { awayText } from "~/models/payments/express-texts";
import { AppError } from "~/models/platform/error/app-error";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { expressPath } from "~/paths";
import { type PaymentContext, providerDeps } from "../payments/providers/payment-context.server";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
import { findExpressProvider } from "./express-offer.server";

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
 * Opens a payment at the express provider for the visitor's cart, in a marketplace that with one seller (rule
 * payment-14). The cart is not changed, so it may be done any number of times.
 * @throws AppError when there is nothing to pay, when the cart cannot be ordered, or `unavailable` when the
 * provider
 *   cannot be reached
 */
export async function createTransaction(ctx: PaymentContext, visitor: Visitor): Promise<ExpressTransaction> {
  const { prevent_checkout, prevent_checkout_message } = ctx.shop.settings.modules["order-management"];
  if (prevent_checkout) throw new AppError("checkout_prevented", prevent_checkout_message);
  const { summary, draft, seller } = await readCart(ctx, visitor);
  if (summary.id === null || summary.count === 0) throw new AppError("invalid", "Your cart is empty.");
  if (summary.invalidItems.length > 0 || summary.items.some(({ problem }) => problem !== ""))
    throw new AppError("conflict", "Change or remove the marked lines of your cart first.");
  if (summary.minimumRefusal !== null) throw new AppError("conflict", summary.minimumRefusal);
  if (startsSubscription(summary))
    throw new AppError("conflict", "A subscription cannot be paid with an express button.");
  const sellerGuid = ctx.shop.type === "marketplace" ? (seller?.guid ?? null) : null;
  const ofSeller: Record<string, string> = sellerGuid === null ? {} : { seller: sellerGuid };
  const { totalDueMinor } = summary.totals;
  const provider = findExpressProvider(ctx.shop, totalDueMinor);
  if (!provider) throw new AppError("invalid", "This order cannot be paid with an express button.");
  const here = ctx.originOf(ctx.shop, ctx.visitedHost);
  try {
    const opened = await provider.express.open(providerDeps(ctx), {
      cartId: summary.id,
      amountMinor: totalDueMinor,
      currency: summary.currency,
      needsAddress: summary.needsShipping && draft.shippingAddress === undefined,
      returnUrl: here + expressPath(ofSeller),
      cancelUrl: here + expressPath({ ...ofSeller, cancelled: "1" }),
    });
    return { ...opened, sellerGuid, startedAt: ctx.now().toISOString() };
  } catch (error) {
    ctx.log.error("an express payment could not be opened", {
      shop: ctx.shop.code,
      provider: provider.code,
      error,
    });
    throw providerAway();
  }
}

/** The shopper's message when the provider does not answer. */
export const providerAway = (): AppError => new AppError("unavailable", awayText);
