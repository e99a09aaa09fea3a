// @public

import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { AppError } from "~/models/platform/error/app-error";
import { emailSchema } from "~/models/platform/validation/email";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { type PaymentContext, providerDeps } from "../payments/providers/payment-context.server";
import type { ExpressAnswer, Wallet } from "../payments/providers/provider";
import { readCart } from "../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../selling/checkout/save-draft.server";
import { walletAway } from "./create-transaction.server";
import { findWallet, takesWallet } from "./wallets.server";

/**
 * Keeps with the cart what the shopper approved at a wallet, and fills in what the checkout does
 * not know yet: the e-mail address, and the address where it is complete. What counts is what the provider
 * says (rule payment-15), so a reference may come repeatedly, late or made up.
 * @throws AppError `not_found` where there is no such wallet, `conflict` for a payment that was not approved
 *   or is not of this cart, `unavailable` when the wallet cannot be asked
 */
export async function rememberTransaction(
  ctx: PaymentContext,
  visitor: Visitor,
  { wallet: key, reference }: { wallet: string | undefined; reference: string },
): Promise<void> {
  const provider = findWallet(key);
  const { wallet } = provider;
  const { summary, draft } = await readCart(ctx, visitor);
  const isTaken = takesWallet(ctx.shop, provider, summary.totals.totalDueMinor);
  if (summary.id === null || !isTaken) throw notApproved(wallet);
  const answer = await wallet.read(providerDeps(ctx), reference).catch((error: unknown) => {
    ctx.log.warn("an express payment could not be read", { provider: provider.code, error });
    throw walletAway(wallet);
  });
  if (!answer?.isApproved || answer.cartId !== summary.id) throw notApproved(wallet);
  const { account, address } = answer;
  const email = draft.email ?? visitor.customer?.email ?? emailSchema.safeParse(account).data;
  const shippingAddress = draft.shippingAddress ?? deliverable(ctx, answer);
  await saveDraft(ctx, visitor, {
    ...(email ? { email } : {}),
    ...(shippingAddress ? { shippingAddress } : {}),
    paymentMethodCode: provider.code,
    express: {
      provider: provider.code,
      reference,
      account,
      address,
      approvedAt: ctx.now().toISOString(),
    },
  });
}

const notApproved = ({ label }: Wallet) =>
  new AppError("conflict", `${label} has no approved payment for this cart. Nothing was charged.`);

/** The provider's address where the shop can deliver to it as it is. */
function deliverable(ctx: PaymentContext, { address }: ExpressAnswer) {
  return shippingAddressSchema(ctx.shop.settings.checkout_countries).safeParse(address).data;
}
