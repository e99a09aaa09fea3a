import { and, eq } from "drizzle-orm";
import { calledInAddress } from "~/models/accounts/person-name";
import { subscriptionMail } from "~/models/orders/mail/subscription-mail";
import { formatDate } from "~/models/platform/date/format-date";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { orderPath } from "~/paths";
import { accountSubscriptionsPath } from "~/paths/account";
import { orders } from "~/tables/orders/orders";
import { subscriptionDeliveries, subscriptions } from "~/tables/orders/subscriptions";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";

/** Tells a customer that a delivery failed, and what happens next (rule subscriptions-9). */
export const sendSubscriptionMailJob: JobHandler<"send-subscription-mail"> = async (
  deps,
  { shopId, subscriptionId, dueOn, failedTries },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [found] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.id, subscriptionId)));
  // Solved or failed again meanwhile: another mail says so.
  if (!found || found.failedTries !== failedTries) return;
  const order = await orderOfDelivery(ctx, found.id, dueOn);
  const payment = order?.status === "pending_payment" ? await findPaymentOfOrder(ctx, order.id) : null;
  // What is charged again is not paid on a page as well.
  const isForCustomer = payment?.mode === "store" && payment.status === "started";
  const zone = ctx.shop.settings.general.time_zone;
  const { email, name, failure, retryAt, billingAddress } = found;
  const mail = subscriptionMail({
    to: email,
    name,
    reason: failure,
    firstName: calledInAddress(billingAddress, ctx.shop.settings.general.language),
    retryOnText: retryAt && formatDate(retryAt, zone),
    messageKey: `subscription-${subscriptionId}-${dueOn}-${failedTries}`,
    shop: mailShopOf(ctx),
    orderNumber: order?.incrementId ?? null,
    payUrl: order && isForCustomer ? mailUrl(ctx, orderPath(order.id)) : null,
    url: mailUrl(ctx, accountSubscriptionsPath()),
  });
  await sendMail(deps, mail);
};

/** The order of a delivery that was placed and could not be paid; null for none. */
async function orderOfDelivery(ctx: ShopContext, subscriptionId: string, dueOn: string) {
  const [order] = await ctx.db
    .select({ id: orders.id, incrementId: orders.incrementId, status: orders.status })
    .from(subscriptionDeliveries)
    .innerJoin(orders, and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, subscriptionDeliveries.orderId)))
    .where(
      and(
        eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
        eq(subscriptionDeliveries.subscriptionId, subscriptionId),
        eq(subscriptionDeliveries.dueOn, dueOn),
      ),
    );
  return order ?? null;
}
