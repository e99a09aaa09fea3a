import type { z } from "zod";
import type { paymentFields } from "~/models/checkout/steps/payment-fields";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { mergeSummaries } from "~/models/selling/cart-summary/merge-summaries";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { listPaymentMethods } from "../../payments/providers/providers.server";
import { type CartPurchase, readPurchase } from "../../selling/cart-page/read-purchase.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Keeps with the carts how they are to be paid, before the order is placed: what was chosen is there again
 * after a refusal, and where a payment was given up.
 * @throws AppError for a method that is not offered, and without a cart
 */
export async function keepPayment(
  ctx: ShopContext,
  { purchase, sandboxAllowed }: { purchase: CartPurchase; sandboxAllowed: boolean },
  { payment_method, billing }: Pick<z.infer<ReturnType<typeof paymentFields>>, "payment_method" | "billing">,
): Promise<void> {
  const opened = await readPurchase(ctx, purchase);
  const summary = mergeSummaries(opened.map((cart) => cart.summary));
  const methods = listPaymentMethods({
    shop: ctx.shop,
    sandboxAllowed,
    totalMinor: summary.totals.totalDueMinor,
    repeats: startsSubscription(summary),
    country: (billing ?? opened[0]?.draft.shippingAddress)?.country,
  });
  if (!methods.some(({ code }) => code === payment_method))
    throw new AppError("invalid", phrase("Please choose a payment method."), "payment_method");
  const isApproved = opened.some(({ draft }) => draft.express?.provider === payment_method);
  await saveDrafts(ctx, purchase.cartIds, {
    paymentMethodCode: payment_method,
    billingAddress: billing ?? null,
    ...(isApproved ? {} : { express: null }),
  });
}
