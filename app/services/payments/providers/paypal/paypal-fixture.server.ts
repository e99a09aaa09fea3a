import {
  type MessageChanges,
  paypalMessage,
} from "../../../../../tests/support/providers/paypal/paypal-events";
import { type PaypalServer, paypalClient } from "../../../../../tests/support/providers/paypal/paypal-server";
import { receiveWebhook } from "../../../checkout/receive-webhook.server";
import { openPurchaseShop } from "../../../checkout/steps/purchase-fixture.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { placePaidOrder } from "../order-fixture.server";
import type { PaymentContext } from "../payment-context.server";
import { withPayments } from "../payment-fixture.server";

/** A webhook of PayPal's arrives at the shop. */
export const tellPaypal = (
  shop: PaymentContext,
  event_type: string,
  resource: unknown,
  changes?: MessageChanges,
) => receiveWebhook(shop, "paypal", paypalMessage(event_type, resource, changes));

/** An order that is paid at a fake of PayPal. */
export type PaypalPaidOrder = Awaited<ReturnType<typeof openPaypalOrder>>;

/** Opens a shop that takes PayPal, and places an order of two mugs. */
export async function openPaypalOrder(
  db: Db,
  paypal: PaypalServer,
  { currency, ...over }: { transaction_type?: "sale" | "authorization"; currency?: string } = {},
) {
  const { id: client_id, webhookId: webhook_id } = paypalClient;
  const settings = { payment: { paypal: { active: true, client_id, webhook_id, ...over } } };
  const purchase = withPayments(await openPurchaseShop(db, settings), { paypal: paypal.url });
  if (currency) purchase.tenant.currency = currency;
  const shop = await withSecrets(purchase, { "payment.paypal.client_secret": paypalClient.secret });
  if (currency) shop.shop.tenant.currency = currency;
  const order = await placePaidOrder(shop, "paypal");
  /** The order at PayPal. */
  const atPaypal = () => {
    const last = [...paypal.orders.values()].at(-1);
    if (!last) throw new Error("there is no order at PayPal");
    return last;
  };
  return {
    ...order,
    atPaypal,
    /** What PayPal took. */
    captures: () => [...paypal.orders.values()].flatMap(({ captures }) => captures),
    webhook: (type: string, resource: unknown, changes?: MessageChanges) =>
      tellPaypal(shop, type, resource, changes),
    /** The resource of the webhook that says that the shopper approved. */
    approved: () => ({ id: atPaypal().id, status: "APPROVED", purchase_units: [atPaypal().unit] }),
  };
}
