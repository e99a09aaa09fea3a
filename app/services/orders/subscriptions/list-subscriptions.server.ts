// @public

import { and, desc, eq } from "drizzle-orm";
import { addressLines } from "~/models/accounts/address/address-lines";
import { intervalText, planCode, planOptionCode, planText } from "~/models/catalogue/plans/plan";
import { canTake, subscriptionSteps } from "~/models/orders/subscription/subscription-status";
import type { SubscriptionView } from "~/models/orders/subscription/subscription-view";
import { formatDate, formatDay } from "~/models/platform/date/format-date";
import { authorize } from "~/models/shops/actors/authorize";
import { subscriptions } from "~/tables/orders/subscriptions";
import { readCartProduct } from "../../selling/cart-page/read-cart-lines.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { SubscriptionRow } from "../delivery/open-delivery.server";
import { listOrdersOf } from "../reading/list-orders.server";

/** The customer's subscriptions with their orders, those that go on first (rule subscriptions-10). */
export async function listSubscriptions(ctx: ShopContext, customerId: number): Promise<SubscriptionView[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.customerId, customerId)))
    .orderBy(subscriptions.status, desc(subscriptions.createdAt), subscriptions.id);
  return Promise.all(rows.map((row) => viewOf(ctx, row)));
}

async function viewOf(ctx: ShopContext, row: SubscriptionRow): Promise<SubscriptionView> {
  const { id, name, variationText, imageUrl, qty, status, failure, retryAt, shippingAddress } = row;
  const product = await readCartProduct(ctx, row.productId, row.sellerId);
  const chosen = row.lineData.options[planOptionCode];
  return {
    id,
    name,
    variationText,
    imageUrl,
    qty,
    status,
    intervalText: intervalText(row),
    steps: subscriptionSteps.filter((step) => canTake(status, step)),
    nextOnText: status === "active" ? formatDay(row.nextOn) : "",
    failure: status === "canceled" ? "" : failure,
    retryOnText: retryAt ? formatDate(retryAt, ctx.shop.settings.general.time_zone) : "",
    addressLines: shippingAddress ? addressLines(shippingAddress) : [],
    paymentTitle: row.paymentMethodTitle,
    plans: (product?.plans ?? []).map((plan) => ({
      code: planCode(plan),
      text: planText(plan),
      isCurrent: planCode(plan) === chosen,
    })),
    orders: await listOrdersOf(ctx, { orderId: row.orderId, subscriptionId: id }),
  };
}
