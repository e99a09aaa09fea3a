import { and, eq } from "drizzle-orm";
import {
  type StripeServer,
  shownIntent,
  stripeKeys,
  stripeWebhook,
} from "../../../../tests/support/stripe-server";
import { addProduct } from "../../catalogue/catalogue-fixture.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "../../checkout/purchase-fixture.server";
import type { Db } from "../../db/open-pool.server";
import { orders, payments } from "../../db/schema";
import { withSecrets } from "../../secrets/secrets-fixture.server";
import { withPayments } from "../payment-fixture.server";
import { receiveWebhook } from "../receive-webhook.server";
import { startPayment } from "../start-payment.server";

/** An order that is paid by card at a stand-in for Stripe. */
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
  const mug = await addProduct(shop, "MUG");
  const guest = await guestAtReview(shop, [[mug, 2]], { paymentMethodCode: "stripe" });
  const { orderId } = await pressPlace(shop, guest);

  const payment = async () => {
    const own = and(eq(payments.tenantId, shop.tenant.id), eq(payments.orderId, orderId));
    const [row] = await db.select().from(payments).where(own);
    if (!row) throw new Error("there is no payment");
    return row;
  };
  const status = async () => {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    return row?.status;
  };
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
  /** Presses a button on Stripe's page; answers the query that the browser comes back with. */
  const press = async (button: "pay" | "back"): Promise<URLSearchParams> => {
    const start = await startPayment(shop, orderId);
    if (start.kind !== "redirect") throw new Error("nothing to pay");
    const body = new URLSearchParams({ press: button });
    const answer = await fetch(start.url, { method: "POST", body, redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "").searchParams;
  };
  const webhook = (type: string, object: unknown, signed: Parameters<typeof stripeWebhook>[2] = {}) =>
    receiveWebhook(shop, "stripe", stripeWebhook(type, object, signed));
  return {
    ...{ shop, orderId, guest, mug, payment, status, session, paid, press, webhook },
    intent: () => shownIntent(paid()),
  };
}
