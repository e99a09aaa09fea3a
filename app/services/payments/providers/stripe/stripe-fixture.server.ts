import { shownIntent } from "../../../../../tests/support/providers/stripe/stripe-cards";
import {
  type StripeServer,
  stripeKeys,
  stripeWebhook,
} from "../../../../../tests/support/providers/stripe/stripe-server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { openPurchaseShop } from "../../../checkout/steps/purchase-fixture.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { placePaidOrder } from "../order-fixture.server";
import type { PaymentContext } from "../payment-context.server";
import { withPayments } from "../payment-fixture.server";

type Signed = Parameters<typeof stripeWebhook>[2];

/** A webhook of Stripe's arrives at the shop. */
export const tellStripe = (shop: PaymentContext, type: string, object: unknown, signed?: Signed) =>
  receiveWebhook(shop, "stripe", stripeWebhook(type, object, signed));

/** An order that is paid by card at a fake of Stripe. */
export type StripeOrder = Awaited<ReturnType<typeof openStripeOrder>>;

/** Opens a shop that takes cards, and places an order of two mugs. */
export async function openStripeOrder(
  db: Db,
  stripe: StripeServer,
  { capture, currency }: { capture?: "automatic" | "manual"; currency?: string } = {},
) {
  const settings = { payment: { stripe: { active: true, ...(capture ? { capture } : {}) } } };
  const purchase = withPayments(await openPurchaseShop(db, settings), { stripe: stripe.url });
  if (currency) purchase.tenant.currency = currency;
  const shop = await withSecrets(purchase, {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
  });
  if (currency) shop.shop.tenant.currency = currency;
  const order = await placePaidOrder(shop, "stripe");
  /** The page at Stripe. */
  const session = () => {
    const last = [...stripe.sessions.values()].at(-1);
    if (!last) throw new Error("there is no page to pay on");
    return last;
  };
  /** What the shopper paid. */
  const paid = () => {
    const { intent } = session();
    if (!intent) throw new Error("the shopper has not paid");
    return intent;
  };
  const webhook = (type: string, object: unknown, signed?: Signed) => tellStripe(shop, type, object, signed);
  return {
    ...order,
    session,
    paid,
    webhook,
    intent: () => shownIntent(paid()),
  };
}
