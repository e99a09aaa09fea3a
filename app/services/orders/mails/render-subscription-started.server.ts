// @public

import { and, eq } from "drizzle-orm";
import { addressLines } from "~/models/accounts/address/address-lines";
import { calledInAddress } from "~/models/accounts/person-name";
import { intervalText } from "~/models/catalogue/plans/plan";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import { subscriptionStartedMail } from "~/models/orders/mail/subscription-started-mail";
import { formatDay } from "~/models/platform/date/format-date";
import type { Mail } from "~/models/platform/mail/mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { accountSubscriptionsPath } from "~/paths/account";
import { orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";

/**
 * The mail about the subscriptions that a paid order started (rule subscriptions-4); null for an order that
 * started none. It does not check rights.
 */
export async function renderSubscriptionStarted(
  ctx: ShopContext & { origin: string },
  orderId: string,
): Promise<Mail | null> {
  const rows = await ctx.db
    .select({ subscription: subscriptions, orderNumber: orders.incrementId })
    .from(subscriptions)
    .innerJoin(orders, and(eq(orders.tenantId, subscriptions.tenantId), eq(orders.id, subscriptions.orderId)))
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.orderId, orderId)))
    .orderBy(subscriptions.orderItemId);
  const [first] = rows;
  if (!first) return null;
  const { email, billingAddress } = first.subscription;
  return subscriptionStartedMail({
    to: email,
    firstName: calledInAddress(billingAddress, ctx.shop.settings.general.language),
    orderNumber: first.orderNumber,
    started: rows.map(({ subscription: one }) => ({
      qty: one.qty,
      name: detailedName(one),
      intervalText: intervalText(one),
      nextOnText: formatDay(one.nextOn),
      addressText: one.shippingAddress ? addressLines(one.shippingAddress).join(", ") : "",
      paymentTitle: one.paymentMethodTitle,
    })),
    messageKey: `subscriptions-started-${orderId}`,
    shop: mailShopOf(ctx),
    url: mailUrl(ctx, accountSubscriptionsPath()),
  });
}
